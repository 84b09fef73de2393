-- Whether rankings show a person: a player with an open account, who shows itself there.
create or replace function is_ranked(p_role text, p_is_disabled boolean, p_privacy jsonb)
returns boolean language sql immutable as $$
  select p_role = 'player' and not p_is_disabled and shows_itself(p_privacy, 'isInRankings')
$$;
