CREATE TABLE "mission_assessments" (
	"tenant_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_assessments_tenant_id_person_id_adventure_id_mission_id_pk" PRIMARY KEY("tenant_id","person_id","adventure_id","mission_id"),
	CONSTRAINT "mission_assessments_stars" CHECK ("mission_assessments"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"review_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"task_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"coins" integer NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"stars" integer,
	"comment" text DEFAULT '' NOT NULL,
	"rated_by" uuid,
	"rated_at" timestamp with time zone,
	"rating_key" uuid,
	"may_repeat" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_rated_whole" CHECK (("reviews"."stars" is null) = ("reviews"."rated_at" is null))
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"adventure_id" uuid NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "assignments_to_one" CHECK (("assignments"."person_id" is null) <> ("assignments"."team_id" is null))
);
--> statement-breakpoint
CREATE TABLE "team_leaders" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_leaders_tenant_id_team_id_person_id_pk" PRIMARY KEY("tenant_id","team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_tenant_id_team_id_person_id_pk" PRIMARY KEY("tenant_id","team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "mission_assessments" ADD CONSTRAINT "mission_assessments_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_review_id_reviews_tenant_id_id_fk" FOREIGN KEY ("tenant_id","review_id") REFERENCES "public"."reviews"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_person_id_adventure_id_enrolments_tenant_id_person_id_adventure_id_fk" FOREIGN KEY ("tenant_id","person_id","adventure_id") REFERENCES "public"."enrolments"("tenant_id","person_id","adventure_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_rated_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rated_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_claimed_by_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claimed_by") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_adventure_id_adventures_tenant_id_id_fk" FOREIGN KEY ("tenant_id","adventure_id") REFERENCES "public"."adventures"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_leaders" ADD CONSTRAINT "team_leaders_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_leaders" ADD CONSTRAINT "team_leaders_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_person_id_people_tenant_id_id_fk" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."people"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("tenant_id","review_id","kind");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("tenant_id","person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("tenant_id","person_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_attempt" ON "reviews" USING btree ("tenant_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_waits" ON "reviews" USING btree ("tenant_id","person_id","adventure_id","task_id") WHERE "reviews"."rated_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_of_task" ON "reviews" USING btree ("tenant_id","person_id","adventure_id","task_id","handed_in_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("tenant_id","person_id","handed_in_at","id") WHERE "reviews"."rated_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_rated" ON "reviews" USING btree ("tenant_id","person_id","rated_at","id") WHERE "reviews"."rated_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_person" ON "assignments" USING btree ("tenant_id","person_id","adventure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_team" ON "assignments" USING btree ("tenant_id","team_id","adventure_id");--> statement-breakpoint
CREATE INDEX "team_leaders_person" ON "team_leaders" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "team_members_person" ON "team_members" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("tenant_id",lower("name"));--> statement-breakpoint
-- Whether somebody leads a player now: a leader by role, not disabled, of a team that the player is in. Nobody leads oneself.
create function leads(p_tenant uuid, p_leader uuid, p_player uuid) returns boolean language sql stable as $$
  select p_leader <> p_player and exists (
    select from team_leaders led
      join team_members member on member.tenant_id = led.tenant_id and member.team_id = led.team_id
      join people leader on leader.tenant_id = led.tenant_id and leader.id = led.person_id
      where led.tenant_id = p_tenant and led.person_id = p_leader and member.person_id = p_player
        and leader.role = 'leader' and not leader.is_disabled
  )
$$;
--> statement-breakpoint
drop function finish_attempt(
  uuid, uuid, uuid, uuid, integer, integer, jsonb, jsonb, text[], date, timestamptz, date, integer, boolean, integer, integer,
  text, integer
);
--> statement-breakpoint
-- As before, and of a task that its leader rates (p_awaits): it is completed, but what it brings waits with the review. A task
-- that was sent back is handed in once more and waits again; its points were given with the first rating. The last parameter
-- may be left out, so that a process of the version before can go on while this one takes over.
create function finish_attempt(
  p_tenant uuid, p_person uuid, p_attempt uuid, p_key uuid,
  p_points integer, p_coins integer, p_summary jsonb, p_denied jsonb, p_mission_tasks text[],
  p_day date, p_now timestamptz,
  p_before date, p_steps integer, p_granted boolean, p_bonus_points integer, p_bonus_coins integer,
  p_zone text default null, p_revision integer default null, p_awaits boolean default false
) returns table (outcome text, reply jsonb) language plpgsql as $$
declare
  attempt attempts%rowtype;
  was_done boolean;
  is_repeat boolean := false;
  done integer;
  answer jsonb;
begin
  perform 1 from wallets where tenant_id = p_tenant and person_id = p_person for update;
  select * into attempt from attempts
    where tenant_id = p_tenant and id = p_attempt and person_id = p_person for update;
  if not found then
    return query select 'gone', null::jsonb;
    return;
  end if;
  if attempt.finished_at is not null then
    if attempt.finish_key = p_key then
      return query select 'repeated', attempt.finish_reply;
    else
      return query select 'denied', p_denied;
    end if;
    return;
  end if;
  if p_revision is not null and attempt.revision <> p_revision then
    return query select 'moved', null::jsonb;
    return;
  end if;
  was_done := exists (
    select from completions
      where tenant_id = p_tenant and person_id = p_person
        and adventure_id = attempt.adventure_id and task_id = attempt.task_id
  );
  if was_done and p_awaits and not attempt.is_review then
    select last.may_repeat into is_repeat from reviews last
      where last.tenant_id = p_tenant and last.person_id = p_person
        and last.adventure_id = attempt.adventure_id and last.task_id = attempt.task_id
      order by last.handed_in_at desc, (last.rated_at is null) desc limit 1;
  end if;
  if attempt.is_review or (was_done and is_repeat is not true) then
    update attempts set finished_at = p_now, finish_key = p_key, finish_reply = p_denied
      where tenant_id = p_tenant and id = p_attempt;
    return query select 'denied', p_denied;
    return;
  end if;
  if p_steps is not null and not take_streak_step(
    p_tenant, p_person, p_before, p_steps, p_granted, p_day, p_bonus_points, p_bonus_coins, p_now, p_zone
  ) then
    return query select 'stale', null::jsonb;
    return;
  end if;
  if not was_done then
    insert into completions (tenant_id, person_id, adventure_id, task_id, attempt_id, points, day, completed_at)
      values (
        p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt,
        case when p_awaits then 0 else p_points end, p_day, p_now
      );
    insert into activities (tenant_id, person_id, adventure_id, task_id, created_at)
      values (p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_now);
  end if;
  if p_awaits then
    insert into reviews (tenant_id, person_id, adventure_id, task_id, attempt_id, points, coins, handed_in_at)
      values (
        p_tenant, p_person, attempt.adventure_id, attempt.task_id, p_attempt,
        case when was_done then 0 else p_points end, case when was_done then 0 else p_coins end, p_now
      );
  else
    perform post_reward(
      p_tenant, p_person, 'task', attempt.adventure_id || '/' || attempt.task_id, '1', p_points, p_coins, p_day, p_now
    );
  end if;
  select count(*) into done from completions
    where tenant_id = p_tenant and person_id = p_person
      and adventure_id = attempt.adventure_id and task_id = any (p_mission_tasks);
  answer := p_summary
    || jsonb_build_object('isMissionFinished', not was_done and done = cardinality(p_mission_tasks));
  update attempts set finished_at = p_now, finish_key = p_key, finish_reply = answer
    where tenant_id = p_tenant and id = p_attempt;
  return query select 'awarded', answer;
end
$$;
--> statement-breakpoint
-- Rates what waits, gives what that brings and tells the player: once and together. Outcomes: 'rated', 'repeated' (this
-- leader's key was answered before), 'taken' (it was rated before), 'claimed' (another leader holds it), 'gone' (there is none
-- that this leader may rate, or its player is not there any more). Locks the player, then the wallet, as removing an account
-- and awards do.
create function rate_review(
  p_tenant uuid, p_review uuid, p_leader uuid, p_key uuid, p_stars integer, p_comment text, p_may_repeat boolean,
  p_day date, p_now timestamptz
) returns text language plpgsql as $$
declare
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
