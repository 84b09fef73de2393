import { chooseTip, readTips, writeTip } from '#shared/contract/tips.ts'
import { enrol } from '#server/play/enrol.ts'
import type { TestBrowser } from './browser.ts'
import { ALL_ON } from './tenant-things.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makePerson, makeTeam, type TestPerson } from './world.ts'

export interface Cast {
  person: TestPerson
  browser: TestBrowser
}

/** A tenant with tips: Ola and Kuba in a team that Marta leads, Eve in another. */
export interface TipWorld extends TestWorld {
  ola: Cast
  kuba: Cast
  marta: Cast
  eve: Cast
}

export async function openTipWorld(): Promise<TipWorld> {
  const world = await openWorld(ALL_ON)
  const { db, tenantId, clock } = world
  const [ola, kuba, marta, eve] = [
    await castOf(world, 'Ola', 'player'),
    await castOf(world, 'Kuba', 'player'),
    await castOf(world, 'Marta', 'leader'),
    await castOf(world, 'Eve', 'player'),
  ]
  const members = [ola.person, kuba.person]
  await makeTeam(db, tenantId, clock.now(), { leaders: [marta.person], members })
  await makeTeam(db, tenantId, clock.now(), { leaders: [], members: [eve.person] })
  return { ...world, ola, kuba, marta, eve }
}

/** Somebody who plays, signed in. */
export async function castOf(world: TestWorld, firstName: string, role: TestPerson['role']): Promise<Cast> {
  const { db, tenantId, clock } = world
  const person = await makePerson(db, tenantId, clock.now(), { firstName, displayName: firstName, role })
  await enrol(db, { tenantId, personId: person.id, adventureId: world.adventureId }, clock.now())
  return { person, browser: await world.browserOf(person) }
}

export const TEXT = 'Lock the screen when you get up.'

export async function write({ browser }: Cast, text = TEXT): Promise<string> {
  return (await browser.call(writeTip, { body: { text } })).id
}

export const tryChoose = ({ browser }: Cast, tipId: string, { person }: Cast) =>
  browser.try(chooseTip, { body: { tipId, personId: person.id } })

/** One writes a tip and chooses it for another; the id under which that one reads it. */
export async function chosenFor(from: Cast, to: Cast, text = TEXT): Promise<string> {
  const { status } = await tryChoose(from, await write(from, text), to)
  if (status !== 204) throw new Error(`choosing was answered ${status}`)
  const { protips } = await to.browser.call(readTips, {})
  return protips[0]?.id ?? ''
}
