type Prediction = { placePrediction: { mainText: { text: string } | null } | null };

type Places = {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: {
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
 * Returns English city names for what was typed, from the map service. Empty if it is not
 * configured, not consented to, not allowed on this page, or not responding.
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
