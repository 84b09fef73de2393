import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  readAssignments,
  readPeople,
  readPerson,
  readTeams,
  type Person,
  type Team,
} from '#shared/contract/people.ts'
import { readErrorGroups } from '#shared/contract/errors.ts'
import { readAdminMessages } from '#shared/contract/messages.ts'
import { readOpenInvitations } from '#shared/contract/people-invitations.ts'
import { readRegistration } from '#shared/contract/registration.ts'
import { readSeasons } from '#shared/contract/seasons.ts'
import { ask } from '#src/lib/http.ts'

/** First word of every key: an action of an admin makes all of it old at once. */
export const ADMIN_STATE = 'admin'

export type PeopleFilter = Omit<NonNullable<CallInput<typeof readPeople>['query']>, 'after'>

const PAGED = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
}

const from = (after: string | undefined) => (after === undefined ? {} : { after })

/** By name, a page at a time. */
export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_STATE, 'people', filter],
    queryFn: ({ signal, pageParam }) =>
      ask(readPeople, { query: { ...filter, ...from(pageParam) } }, { signal }),
    ...PAGED,
  })

export const personQuery = (personId: string) =>
  queryOptions({
    queryKey: [ADMIN_STATE, 'person', personId],
    queryFn: ({ signal }): Promise<Person> => ask(readPerson, { params: { personId } }, { signal }),
  })

export const teamsQuery = queryOptions({
  queryKey: [ADMIN_STATE, 'teams'],
  queryFn: async ({ signal }): Promise<Team[]> => (await ask(readTeams, {}, { signal })).teams,
})

/** Without those that are archived. */
export const usedTeamsQuery = queryOptions({
  ...teamsQuery,
  select: (teams: Team[]) => teams.filter(({ isArchived }) => !isArchived),
})

export const seasonsQuery = queryOptions({
  queryKey: [ADMIN_STATE, 'seasons'],
  queryFn: ({ signal }) => ask(readSeasons, {}, { signal }),
})

export type ErrorFilter = Omit<NonNullable<CallInput<typeof readErrorGroups>['query']>, 'after'>

/** Those that happened last come first. */
export const errorsQuery = (filter: ErrorFilter) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_STATE, 'errors', filter],
    queryFn: ({ signal, pageParam }) =>
      ask(readErrorGroups, { query: { ...filter, ...from(pageParam) } }, { signal }),
    placeholderData: (before) => before,
    ...PAGED,
  })

/** Who may open an account without an invitation. */
export const registrationQuery = queryOptions({
  queryKey: [ADMIN_STATE, 'registration'],
  queryFn: ({ signal }) => ask(readRegistration, {}, { signal }),
})

/** The newest first. */
export const invitationsQuery = infiniteQueryOptions({
  queryKey: [ADMIN_STATE, 'invitations'],
  queryFn: ({ signal, pageParam }) => ask(readOpenInvitations, { query: from(pageParam) }, { signal }),
  ...PAGED,
})

/** The newest first, with all that can be assigned. @param person whose alone; null: everybody's */
export const assignmentsQuery = (person: string | null) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_STATE, 'assignments', person],
    queryFn: ({ signal, pageParam }) =>
      ask(readAssignments, { query: { ...(person !== null && { person }), ...from(pageParam) } }, { signal }),
    ...PAGED,
  })

/** The newest first. */
export const adminMessagesQuery = infiniteQueryOptions({
  queryKey: [ADMIN_STATE, 'messages'],
  queryFn: ({ signal, pageParam }) => ask(readAdminMessages, { query: from(pageParam) }, { signal }),
  ...PAGED,
})
