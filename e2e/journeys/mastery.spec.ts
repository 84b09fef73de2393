import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { playCard, playPill, status } from '../play.ts'
import { signIn } from '../players.ts'

const pill = readPill('harbour', 'long-passphrases')
const INTRODUCTION = `/#/app/game/plot/task-introduction/${pill.id}/${pill.mission}`

test('what was missed comes back until it is understood, and a retry from the task’s own pop-up pays the difference [TASK-5, TASK-6]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  await signUp(page, 'Mina')
  await page.goto(INTRODUCTION)

  await test.step('each missed card comes back, is answered right, and earns nothing', async () => {
    await playPill(page, pill, { answers: 'wrong' })
    const finished = page.getByRole('dialog', { name: pill.name })
    await expect(finished).toContainText('0 of 3 right on the first try')
    await finished.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('from its pop-up it is played again, and brings what it is better by', async () => {
    await page.goto('about:blank')
    await page.goto(INTRODUCTION)
    await expect(page.getByText(/your best result counts/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Go through it again' }).click()
    for (const card of pill.cards) {
      await playCard(page, card)
      if (card !== pill.cards.at(-1)) await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    const finished = page.getByRole('dialog', { name: pill.name })
    await expect(finished).toContainText(`+${pill.points}`)
    await expect(finished).toContainText('Better than before')
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText(`${pill.points} points`)
  })
  await expectSpoken('retry')
})

test('a returning player is led from the map to the daily review, and goes through its first card [TASK-5]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  await signIn(page, TRAVELLERS.reviewer)
  await page.goto('/')
  await page.getByRole('button', { name: /^Review/ }).click()
  await expect(page.getByText('Card 1 of 8')).toBeVisible()
  await expectAccessible()
  await page.getByRole('radio').or(page.getByRole('checkbox')).first().check()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/^Comes back on/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Card 2 of 8')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Card 1 of 7')).toBeVisible()
  await expectSpoken('daily-review')
})
