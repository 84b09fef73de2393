import { eq } from 'drizzle-orm'
import { readMissionsTranslations, selectAdventure } from '#shared/contract/adventures.ts'
import type { ContentAdventure, ContentBuild } from '#shared/contract/content.ts'
import { readContent } from '#shared/contract/content.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { enrol } from '#server/play/enrol.ts'
import type { TestBrowser } from './browser.ts'
import { openContentWorld, type ContentWorld, type Maker } from './content.ts'
import { makePerson, type TestPerson } from './world.ts'

export interface PublishedWorld extends ContentWorld {
  /** Of the adventure that is played. */
  isleId: string
  /** A person who plays it. */
  playing: (role?: TestPerson['role']) => Promise<TestPerson>
  /** Changes what the first mission is called, and builds that. */
  rename: (name: string) => Promise<ContentBuild>
  /** What somebody reads as the name of the first mission. */
  nameFor: (person: TestPerson | TestBrowser) => Promise<string | undefined>
  /** As the page of the makers shows it. */
  shown: () => Promise<ContentAdventure>
  /** A session of hours ago is over. */
  makerNow: () => Promise<Maker>
}

/** A content world whose adventure `isle` is published from a draft; its first mission is called “Home”. */
export async function openPublishedWorld(): Promise<PublishedWorld> {
  const world = await openContentWorld()
  const { db, tenantId, clock, makerPerson } = world
  const makerNow = () => world.makerOf(makerPerson)
  async function built() {
    const maker = await makerNow()
    const { id } = await maker.beginBuild()
    await world.build()
    return maker.readBuild(id)
  }
  await world.maker.begin()
  await world.maker.publish((await built()).id, null)
  const [isle] = await db.select().from(adventures).where(eq(adventures.folder, 'isle'))
  if (!isle) throw new Error('nothing was published')
  return {
    ...world,
    isleId: isle.id,
    makerNow,
    async playing(role = 'player') {
      const person = await makePerson(db, tenantId, clock.now(), { role })
      await enrol(db, { tenantId, personId: person.id, adventureId: isle.id }, clock.now())
      const browser = await world.browserOf(person)
      await browser.call(selectAdventure, { params: { id: isle.id }, body: { id: isle.id } })
      return person
    },
    async rename(name) {
      await (await makerNow()).put('home/text/en.json', JSON.stringify({ name }))
      return built()
    },
    async nameFor(person) {
      const browser = 'id' in person ? await world.browserOf(person) : person
      return (await browser.call(readMissionsTranslations, {})).en?.home?.missionName
    },
    async shown() {
      const { browser } = await makerNow()
      const found = (await browser.call(readContent, {})).adventures.find(({ folder }) => folder === 'isle')
      if (!found) throw new Error('the adventure is not in the list')
      return found
    },
  }
}
