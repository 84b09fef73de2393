import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { choose, press, type Hand } from './hands.ts'
import type { Card, Pill } from './pill.ts'

interface Play {
  hand?: Hand
  /** Whether the questions are answered rightly or wrongly. */
  answers?: 'right' | 'wrong'
}

/** Plays a pill from its open introduction to the button that finishes it, which is not pressed; what was missed comes back first. */
export async function playToLastCard(
  page: Page,
  pill: Pill,
  { hand = 'mouse', answers = 'right' }: Play = {},
): Promise<void> {
  await expect(page.getByRole('heading', { name: pill.name, level: 1 })).toBeVisible()
  await press(page.getByRole('button', { name: 'Begin' }), hand)
  for (const card of pill.cards) {
    await playCard(page, card, { hand, answers })
    if (card !== pill.cards.at(-1)) await press(page.getByRole('button', { name: 'Next', exact: true }), hand)
  }
  if (answers === 'wrong') await playMissed(page, pill, hand)
}

/** Answers what was missed and comes back, from the last card to the button that finishes the pill. */
export async function playMissed(page: Page, pill: Pill, hand: Hand = 'mouse'): Promise<void> {
  const missed = pill.cards.filter(({ question }) => question)
  for (const [index, card] of missed.entries()) {
    await press(page.getByRole('button', { name: 'Next', exact: true }), hand)
    await expect(page.getByText(`Once more: ${index + 1} of ${missed.length}`)).toBeVisible()
    await playCard(page, card, { hand })
  }
}

/** Reads a card, and answers and checks its question where it asks one. */
export async function playCard(
  page: Page,
  card: Card,
  { hand = 'mouse', answers = 'right' }: Play = {},
): Promise<void> {
  await expect(page.getByRole('heading', { name: card.title, level: 2 })).toBeVisible()
  if (!card.question) return
  await answerCard(page, card, { hand, answers })
  await press(page.getByRole('button', { name: 'Check' }), hand)
  await expect(page.getByText(answers === 'right' ? 'That is right.' : 'Not quite.')).toBeVisible()
}

/** Chooses the answers of a card and checks nothing yet. */
export async function answerCard(
  page: Page,
  { question }: Card,
  { hand = 'mouse', answers = 'right' }: Play = {},
): Promise<void> {
  if (!question) throw new Error('this card asks nothing')
  const chosen = answers === 'right' ? question.right : question.wrong.slice(0, 1)
  const role = question.isMultiple ? 'checkbox' : 'radio'
  for (const answer of chosen) await choose(page.getByRole(role, { name: answer, exact: true }), hand)
}

/** Plays a pill from its introduction through its last button; the pop-up is open then. */
export async function playPill(page: Page, pill: Pill, play: Play = {}): Promise<void> {
  await playToLastCard(page, pill, play)
  await press(page.getByRole('button', { name: 'Finish', exact: true }), play.hand ?? 'mouse')
  await expect(page.getByRole('dialog', { name: pill.name })).toBeVisible()
}

/** What the status bar says: points, coins and streak. */
export function status(page: Page) {
  return page.getByRole('group', { name: 'Your points and streak' })
}
