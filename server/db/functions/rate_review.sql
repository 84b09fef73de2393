-- Rates what waits, gives what that brings and tells the player: once and together. Outcomes: 'rated', 'repeated' (this
-- leader's key was answered before), 'taken' (it was rated before), 'claimed' (another leader holds it), 'gone' (there is none
-- that this leader may rate, or its player is not there any more). Locks the player, then the wallet, as removing an account
-- and awards do.
create or replace function rate_review(p_rating jsonb) returns text language plpgsql as $$
declare
  p_tenant uuid not null := p_rating ->> 'tenantId';
  p_review uuid not null := p_rating ->> 'reviewId';
  p_leader uuid not null := p_rating ->> 'leaderId';
  p_key uuid not null := p_rating ->> 'key';
  p_stars integer not null := p_rating ->> 'stars';
  p_comment text not null := p_rating ->> 'comment';
  p_may_repeat boolean not null := p_rating ->> 'mayRepeat';
  p_day date not null := p_rating ->> 'day';
  p_now timestamptz not null := p_rating ->> 'now';
  work reviews%rowtype;
begin
  select * into work from reviews where tenant_id = p_tenant and id = p_review;
  perform 1 from people
    where tenant_id = p_tenant and id = work.person_id and not is_disabled for share;
  if not found then
    return 'gone';
  end if;
  perform 1 from wallets where tenant_id = p_tenant and person_id = work.person_id for update;
  select * into work from reviews where tenant_id = p_tenant and id = p_review for update;
  if not leads(p_tenant, p_leader, work.person_id) then
    return 'gone';
  end if;
  if work.rated_at is not null then
    return case when work.rated_by = p_leader and work.rating_key = p_key then 'repeated' else 'taken' end;
  end if;
  if work.claimed_by <> p_leader and work.claimed_until > p_now
    and leads(p_tenant, work.claimed_by, work.person_id) then
    return 'claimed';
  end if;
  update reviews
    set stars = p_stars, comment = p_comment, rated_by = p_leader, rated_at = p_now, rating_key = p_key,
      may_repeat = p_may_repeat, claimed_by = null, claimed_until = null
    where tenant_id = p_tenant and id = p_review;
  if post_reward(
    p_tenant, work.person_id, 'task', work.adventure_id || '/' || work.task_id, '1',
    work.points, work.coins, p_day, p_now
  ) then
    update completions set points = work.points
      where tenant_id = p_tenant and person_id = work.person_id
        and adventure_id = work.adventure_id and task_id = work.task_id;
  end if;
  insert into notices (tenant_id, person_id, kind, review_id, created_at)
    values (p_tenant, work.person_id, 'rating', p_review, p_now);
  return 'rated';
end
$$;
