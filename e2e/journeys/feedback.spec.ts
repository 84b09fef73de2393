import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { answerCard, playCard } from '../play.ts'
import { arriveAt, place, pressPlace } from '../places.ts'

const pill = readPill('harbour', 'long-passphrases')

/** What the frame of a task says of the answer that was judged last, and whether what lies behind a pop-up was lit before it came. */
async function watchFeedback(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((name) => {
    const seen: string[] = []
    Object.assign(window, { seenFeedback: seen })
    new MutationObserver(() => {
      const verdict = document.querySelector('[data-judged]')?.getAttribute('data-judged')
      if (verdict && seen.at(-1) !== verdict) seen.push(verdict)
      const isLit = document.querySelector('nav [data-element][data-state="finished"]') !== null
      const hasPopup = [...document.querySelectorAll('[role="dialog"] h2')].some(
        ({ textContent }) => textContent === name,
      )
      if (isLit && !seen.includes('lit')) seen.push('lit')
      if (hasPopup && !seen.includes('pop-up')) seen.push('pop-up')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  }, pill.name)
  return () => page.evaluate<string[]>('window.seenFeedback')
}

test('each answer is answered, a finished place lights up before the pop-up, and that says what to look at again and leads on [TASK-5] [FIN-1]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signUp(page, 'Fiete')
  await page.goto('/')
  await arriveAt(page, 'isles')
  await pressPlace(page, 'Harbour')
  await arriveAt(page, 'harbour')
  await pressPlace(page, pill.name)
  await page.getByRole('button', { name: 'Begin' }).click()
  const feedback = await watchFeedback(page)
  const asked = pill.cards.filter(({ question }) => question)

  await test.step('right and wrong are answered as they are judged', async () => {
    for (const card of pill.cards) {
      const answers = card === asked[0] ? 'wrong' : 'right'
      await expect(page.getByRole('heading', { name: card.title, level: 2 })).toBeVisible()
      if (card.question) {
        await answerCard(page, card, { answers })
        await page.getByRole('button', { name: 'Check' }).click()
        await expect(page.getByText(answers === 'right' ? 'That is right.' : 'Not quite.')).toBeVisible()
      }
      if (card !== pill.cards.at(-1)) await page.getByRole('button', { name: 'Next', exact: true }).click()
    }
    await expect.poll(feedback).toEqual(['wrong', 'right'])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Once more: 1 of 1')).toBeVisible()
    if (asked[0]) await playCard(page, asked[0])
    await expect(page.getByText('3 in a row').first()).toBeAttached()
  })

  await test.step('the place lights up, and then the pop-up comes', async () => {
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await expect(page.getByRole('dialog', { name: pill.name })).toBeVisible()
    expect((await feedback()).slice(-2)).toEqual(['lit', 'pop-up'])
    await expect(place(page, pill.name)).toHaveAttribute('data-state', 'finished')
  })

  await test.step('it names what was missed with the right answer and why, and leads to the next task', async () => {
    const finished = page.getByRole('dialog', { name: pill.name })
    await expect(finished).toContainText('2 of 3 right on the first try')
    await expect(finished.getByRole('heading', { name: 'Worth another look' })).toBeVisible()
    await expect(finished).toContainText(asked[0]?.question?.right[0] ?? '?')
    await expect(finished).toContainText(asked[0]?.question?.explanation ?? '?')
    await expectAccessible('[role="dialog"]')
    await finished.getByRole('button', { name: /^Next: / }).click()
    await expect(page).toHaveURL(/\/task-introduction\/(?!long-passphrases)/)
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  })
  await expectSpoken('feedback')
})
