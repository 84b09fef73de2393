-- Notes the answer to a card that came back, as it was judged and scheduled on what it was before (`reps`), and takes the step of the
-- streak (`step`, as `take_streak_step` takes it; null where none is due) where it is the last of the day's handful: of the cards that can
-- still be asked (`askable`, as task/card), those that are due by the player's day (stored as noon UTC of it), `most` of them a day. Outcomes: 'answered',
-- 'repeated' (this key was answered before), 'moved' (another answer came between, or the day has had its handful; nothing was done),
-- 'stale' (the streak was judged on old facts; nothing was done). Locks the person, then the wallet, before anything else.
create or replace function answer_recall(p_answer jsonb)
returns table (outcome text, reply jsonb) language plpgsql as $$
declare
  p_tenant uuid not null := p_answer ->> 'tenantId';
  p_person uuid not null := p_answer ->> 'personId';
  p_adventure uuid not null := p_answer ->> 'adventureId';
  p_task text not null := p_answer ->> 'taskId';
  p_card text not null := p_answer ->> 'cardId';
  p_key uuid not null := p_answer ->> 'key';
  p_reps integer not null := p_answer ->> 'reps';
  p_memory jsonb not null := p_answer -> 'memory';
  p_day date not null := p_answer ->> 'day';
  p_zone text not null := p_answer ->> 'zone';
  p_now timestamptz not null := p_answer ->> 'now';
  p_most integer not null := p_answer ->> 'most';
  askable text[] not null := array(select jsonb_array_elements_text(p_answer -> 'askable'));
  answer jsonb;
  done integer;
  due_now integer;
  unanswered integer;
begin
  perform 1 from people where tenant_id = p_tenant and id = p_person for key share;
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select noted.reply into answer from recall_answers noted
    where noted.tenant_id = p_tenant and noted.person_id = p_person and noted.key = p_key;
  if found then
    return query select 'repeated', answer;
    return;
  end if;
  select count(*) into done from recall_answers noted
    where noted.tenant_id = p_tenant and noted.person_id = p_person and noted.day = p_day;
  select count(*) into due_now from recall_cards card
    where card.tenant_id = p_tenant and card.person_id = p_person and card.adventure_id = p_adventure
      and (card.due at time zone 'UTC')::date <= p_day and card.task_id || '/' || card.card_id = any (askable);
  perform 1 from recall_cards card
    where card.tenant_id = p_tenant and card.person_id = p_person and card.adventure_id = p_adventure
      and card.task_id = p_task and card.card_id = p_card and card.reps = p_reps
      and (card.due at time zone 'UTC')::date <= p_day
    for update;
  if not found or done >= p_most then
    return query select 'moved', null::jsonb;
    return;
  end if;
  unanswered := greatest(0, least(p_most - done, due_now) - 1);
  answer := (p_answer -> 'reply') || jsonb_build_object('left', unanswered);
  if unanswered = 0 and jsonb_typeof(p_answer -> 'step') = 'object' then
    if not take_streak_step(p_answer -> 'step') then
      return query select 'stale', null::jsonb;
      return;
    end if;
    answer := answer || jsonb_build_object('streak', p_answer -> 'streak');
  end if;
  update recall_cards card set
      due = (p_memory ->> 'due')::timestamptz, stability = (p_memory ->> 'stability')::double precision,
      difficulty = (p_memory ->> 'difficulty')::double precision,
      scheduled_days = (p_memory ->> 'scheduledDays')::integer, reps = (p_memory ->> 'reps')::integer,
      lapses = (p_memory ->> 'lapses')::integer, last_review = (p_memory ->> 'lastReview')::timestamptz
    where card.tenant_id = p_tenant and card.person_id = p_person and card.adventure_id = p_adventure
      and card.task_id = p_task and card.card_id = p_card;
  insert into recall_answers (
      tenant_id, person_id, adventure_id, key, task_id, card_id, answers, is_right, day, answered_at, reply
    )
    values (
      p_tenant, p_person, p_adventure, p_key, p_task, p_card, p_answer -> 'answers',
      (p_answer ->> 'isRight')::boolean, p_day, p_now, answer
    );
  if answer ? 'streak' and jsonb_array_length(p_answer -> 'badges') > 0 then
    perform award_badges(p_tenant, p_person, p_adventure, p_zone, p_answer -> 'badges', p_now);
  end if;
  return query select 'answered', answer;
end
$$;
