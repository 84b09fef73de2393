-- Whether a person shows itself to colleagues at a place, by its privacy (shared/domain/privacy.ts): what is not named there is
-- shown, and `isVisible` hides everywhere at once.
create or replace function shows_itself(p_privacy jsonb, p_place text) returns boolean language sql immutable as $$
  select (p_privacy ->> 'isVisible') is distinct from 'false' and (p_privacy ->> p_place) is distinct from 'false'
$$;
