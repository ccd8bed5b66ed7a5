-- A search has a list of work modes instead of one; the hash of a saved search stays the same.
update saved_searches set search = jsonb_set(
  search, '{hybrid_option}',
  case when search->>'hybrid_option' = 'any' then '[]' else jsonb_build_array(search->'hybrid_option') end
) where jsonb_typeof(search->'hybrid_option') = 'string';
