/** The properties that Google wants for a type; without the `required` ones, it shows no rich result. */
type Fields = { required: readonly string[]; recommended: readonly string[] };

/**
 * The schema.org properties that Google Search documents for rich results, for each type our pages
 * describe. A dot goes into a nested object, a bar separates alternatives.
 * Source: docs/product/being-found.md.
 */
export const GOOGLE_FIELDS = {
  JobPosting: {
    required: [
      "title",
      "description",
      "datePosted",
      "hiringOrganization.name",
      "jobLocation|applicantLocationRequirements",
    ],
    recommended: [
      "validThrough",
      "baseSalary",
      "employmentType",
      "identifier",
      "directApply",
      "jobLocationType",
      "applicantLocationRequirements",
      "hiringOrganization.logo",
    ],
  },
  Article: {
    required: [],
    recommended: [
      "headline",
      "image",
      "datePublished",
      "dateModified",
      "author.name",
      "author.url",
    ],
  },
  VideoObject: {
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["description", "duration", "contentUrl|embedUrl"],
  },
  Event: {
    required: ["name", "startDate", "location"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      "eventAttendanceMode",
      "image",
      "organizer",
      "performer",
      "offers",
    ],
  },
  WebSite: { required: ["name", "url"], recommended: ["potentialAction"] },
  SearchAction: { required: ["target", "query-input"], recommended: [] },
  EntryPoint: { required: ["urlTemplate"], recommended: [] },
  ItemList: { required: ["itemListElement.url"], recommended: [] },
  BreadcrumbList: { required: ["itemListElement"], recommended: [] },
  ListItem: { required: ["position", "name"], recommended: ["item"] },
  Place: { required: ["address"], recommended: [] },
  VirtualLocation: { required: ["url"], recommended: [] },
  MonetaryAmount: {
    required: ["currency", "value.minValue|value.maxValue", "value.unitText"],
    recommended: [],
  },
  AdministrativeArea: { required: ["name"], recommended: [] },
  Person: { required: ["name"], recommended: ["url", "jobTitle"] },
  Organization: {
    required: ["name"],
    recommended: ["url", "logo", "description", "sameAs", "foundingDate", "address"],
  },
  PropertyValue: { required: ["name", "value"], recommended: [] },
  PostalAddress: { required: ["addressCountry"], recommended: ["addressLocality"] },
  QuantitativeValue: { required: ["minValue|maxValue", "unitText"], recommended: [] },
} as const satisfies Record<string, Fields>;
