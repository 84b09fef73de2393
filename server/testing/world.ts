import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import type { people } from '#server/db/schema/people.ts'
import { teamLeaders, teamMembers, teams } from '#server/db/schema/teams.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import { createAccount } from '#server/lib/accounts.ts'
import { hashPassword } from '#server/lib/passwords.ts'
import { enrol } from '#server/play/enrol.ts'
import { publishAdventure } from '#server/play/publish.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { sampleAdventure } from './sample-adventure.ts'

type TenantRow = typeof tenants.$inferInsert
type MadeTenant = Partial<TenantRow> & { hosts?: string[] }
type PersonRow = typeof people.$inferInsert

export const FEATURES: TenantRow['features'] = {
  isShopEnabled: true,
  isActivitiesWidgetEnabled: true,
  isProtipEnabled: false,
  isPushEnabled: false,
  sendStatistics: false,
  audioEffectsTurnedOn: true,
  recaptchaSiteKey: '',
  adventureLogoUrl: null,
}

export const LOOK: TenantRow['look'] = {
  title: 'House',
  logoUrl: '',
  backgroundUrl: '',
  faviconUrl: '',
  colourOne: '#112233',
  colourTwo: '#223344',
  colourThree: '#334455',
  colourThreeLighten: '#445566',
}

export const PASSWORD = 'correct horse battery'

/** One hash for all: hashing is slow on purpose. */
let hashed: Promise<string> | null = null

export async function makeTenant(
  db: Database,
  now: Date,
  { hosts = ['house.test'], ...more }: MadeTenant = {},
): Promise<TenantRow> {
  const tenant: TenantRow = {
    id: randomUUID(),
    name: `house-${randomUUID().slice(0, 8)}`,
    isDefault: true,
    look: LOOK,
    features: FEATURES,
    params: [{ configKey: 'streak_qualifier', configValue: 'task' }],
    languages: ['pl', 'en'],
    defaultLanguage: 'en',
    timeZone: 'UTC',
    forgerySecret: randomBytes(16).toString('hex'),
    createdAt: now,
    ...more,
  }
  await db.insert(tenants).values(tenant)
  await db.insert(tenantHosts).values(hosts.map((host) => ({ host, tenantId: tenant.id })))
  return tenant
}

export interface TestPerson {
  id: string
  tenantId: string
  email: string
  role: NonNullable<PersonRow['role']>
}

export async function makePerson(
  db: Database,
  tenantId: string,
  now: Date,
  more: Partial<PersonRow> = {},
): Promise<TestPerson> {
  hashed ??= hashPassword(PASSWORD)
  const name = `p${randomUUID().slice(0, 8)}`
  const person = {
    username: name,
    email: `${name}@test.test`,
    firstName: 'Ada',
    lastName: 'Nowak',
    displayName: 'Ada Nowak',
    role: 'player',
    agreedAt: now,
    createdAt: now,
    passwordHash: await hashed,
    ...more,
    tenantId,
  } satisfies Parameters<typeof createAccount>[1]
  const id = await createAccount(db, person)
  if (id === null) throw new Error('the name is taken')
  return { id, tenantId, email: person.email, role: person.role }
}

/** Each publishing is that of a newer build. */
let builds = 0

/** Publishes an adventure and enrols people in it; returns its id. */
export async function makeAdventure(
  db: Database,
  tenantId: string,
  now: Date,
  persons: readonly TestPerson[],
  published: PublishedAdventure = sampleAdventure(),
): Promise<string> {
  builds += 1
  const adventureId = await publishAdventure(db, tenantId, published, { builtAt: new Date(builds), now })
  if (adventureId === null) throw new Error(`a draft of ${published.id} is in the way`)
  for (const { id } of persons) await enrol(db, { tenantId, personId: id, adventureId }, now)
  return adventureId
}

/** A team with its leaders and members; returns its id. */
export async function makeTeam(
  db: Database,
  tenantId: string,
  now: Date,
  { leaders, members }: { leaders: readonly TestPerson[]; members: readonly TestPerson[] },
): Promise<string> {
  const id = randomUUID()
  const inTeam = (personId: string) => ({ tenantId, teamId: id, personId, createdAt: now })
  await db.insert(teams).values({ tenantId, id, name: `team-${id.slice(0, 8)}`, createdAt: now })
  if (leaders.length > 0) await db.insert(teamLeaders).values(leaders.map((one) => inTeam(one.id)))
  if (members.length > 0) await db.insert(teamMembers).values(members.map((one) => inTeam(one.id)))
  return id
}
