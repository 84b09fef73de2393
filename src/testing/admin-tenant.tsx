import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Person } from '#shared/contract/people.ts'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import { PeopleRoute } from '#src/admin/PeopleRoute.tsx'
import { aProfile } from './profile.ts'
import { showRoute } from './show-route.tsx'

export const idOf = (n: number) => `7f4df4ee-6c4e-4b9a-8f0e-${String(n).padStart(12, '0')}`
export const NORTH = { id: idOf(1), name: 'North', leaders: 1, members: 2, isArchived: false }
export const SOUTH = { id: idOf(2), name: 'South', leaders: 0, members: 0, isArchived: false }
export const ISLES = { id: idOf(3), name: 'Lantern Isles' }

const aPerson = (n: number, more: Partial<Person> = {}): Person => ({
  id: idOf(n),
  displayName: `Person ${n}`,
  ...{ avatar: null, avatarSprite: null },
  username: `person.${n}`,
  email: `person${n}@isles.test`,
  role: 'player',
  isDisabled: false,
  extraExamTime: 0,
  accommodations: NO_ACCOMMODATIONS,
  hasSecondFactor: false,
  pendingEmail: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  teams: [],
  roles: [more.role ?? 'player'],
  ...more,
})
export const OLA = aPerson(10, {
  displayName: 'Ola Lis',
  role: 'leader',
  teams: [{ ...partOf(NORTH), isLeader: true }],
})
export const BO = aPerson(11, { displayName: 'Bo Berg' })

function partOf({ id, name }: typeof NORTH) {
  return { id, name, isMember: true, isLeader: false }
}

/** A tenant with these people. What `reply` gives comes before. */
export function serveTenant(
  reply: (call: string) => Answer | Promise<Answer> | null = () => null,
  role: Person['role'] = 'admin',
) {
  answerWith((url) => {
    const path = new URL(url, location.origin).pathname.replace('/api/web', '')
    const method = asked.at(-1)?.method ?? 'GET'
    const own = reply(`${method} ${path}`)
    if (own) return own
    if (path === '/player/profile') return { status: 200, body: aProfile({ role }) }
    if (path === '/v2/teams') return { status: 200, body: { teams: [NORTH, SOUTH] } }
    if (path === '/v2/people') return { status: 200, body: { people: [BO, OLA], group: null, next: null } }
    if (path === '/v2/people/invitations') return { status: 200, body: { invitations: [], next: null } }
    if (path === '/v2/assignments')
      return { status: 200, body: { assignments: [], next: null, adventures: [ISLES] } }
    const known = [OLA, BO].find(({ id }) => path.includes(id))
    return known ? { status: 200, body: known } : { status: 404 }
  })
}

export const showPeople = (path = '/app/people') => showRoute('/app/people', <PeopleRoute />, path)

/** What was sent; undefined where nothing was. */
export function sent(method: string, end: string): unknown {
  const body = asked.find((one) => one.method === method && one.url.endsWith(end))?.body
  return typeof body === 'string' ? JSON.parse(body) : body
}
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

export function anInvitation() {
  return {
    id: idOf(20),
    email: 'ada@isles.test',
    firstName: 'Ada',
    lastName: 'Nowak',
    role: 'leader',
    language: 'pl',
    teams: [],
    sentAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-27T10:00:00.000Z',
    isQueued: false,
    isExpired: false,
    // of one that has just been sent
    isMailed: true,
  }
}

export function anAssignment() {
  return {
    id: idOf(30),
    adventureId: ISLES.id,
    adventureName: ISLES.name,
    person: null,
    team: { id: SOUTH.id, name: SOUTH.name },
    dueOn: '2026-12-24',
  }
}
