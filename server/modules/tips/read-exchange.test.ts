import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readTipExchange } from '#shared/contract/tips.ts'
import { people } from '#server/db/schema/people.ts'
import { chosenFor, openTipWorld, TEXT, tryChoose, write } from '#server/testing/tips.ts'
import { openWorld } from '#server/testing/test-app.ts'

it('what I have given and received is counted, and the last that were chosen for me are read again [SPACE-1] [PROTIP-4]', async () => {
  const { ola, kuba, marta, clock } = await openTipWorld()
  await chosenFor(ola, kuba)
  await tryChoose(kuba, await write(ola, 'Count to ten before you answer.'), marta)
  expect(await ola.browser.call(readTipExchange, {})).toEqual({
    ...{ written: 2, helped: 1, given: 1, received: 0 },
    latest: [],
  })
  expect(await kuba.browser.call(readTipExchange, {})).toEqual({
    ...{ written: 0, helped: 0, given: 1, received: 1 },
    latest: [
      { id: expect.any(String), text: TEXT, language: 'en', date: clock.now().toISOString(), user: 'Ola' },
    ],
  })
})

it('a colleague who hides is not named with them [SPACE-1]', async () => {
  const { ola, kuba, db } = await openTipWorld()
  await chosenFor(ola, kuba)
  await db
    .update(people)
    .set({ privacy: { isTipAuthor: false } })
    .where(eq(people.id, ola.person.id))
  expect((await kuba.browser.call(readTipExchange, {})).latest).toMatchObject([{ user: null, text: TEXT }])
})

it('is not there where the tenant has no tips', async () => {
  const { browser } = await openWorld()
  expect((await browser.try(readTipExchange, {})).status).toBe(404)
})
