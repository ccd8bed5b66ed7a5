type Prediction = { placePrediction: { mainText: { text: string } | null } | null };

type Places = {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (wish: {
      input: string;
      language: string;
      includedPrimaryTypes: string[];
    }) => Promise<{ suggestions: Prediction[] }>;
  };
};

declare global {
  interface Window {
    google?: { maps?: { importLibrary?: (name: "places") => Promise<Places> } };
  }
}

const NAMES_MAX = 3;

/**
 * What cities are called in English that somebody may mean, asked of the map service. Empty where it is not
 * configured, not allowed by the visitor, does not belong on the page, or does not answer.
 */
export const suggestCityNames = async (input: string): Promise<string[]> => {
  const library = window.google?.maps?.importLibrary;
  if (!library) return [];
  try {
    const { AutocompleteSuggestion } = await library("places");
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      language: "en",
      includedPrimaryTypes: ["(cities)"],
    });
    const names = suggestions.flatMap(
      ({ placePrediction }) => placePrediction?.mainText?.text ?? [],
    );
    return [...new Set(names)].slice(0, NAMES_MAX);
  } catch {
    return [];
  }
};
