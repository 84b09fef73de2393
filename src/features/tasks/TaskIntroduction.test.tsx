import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Task } from '#shared/contract/tasks.ts'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskIntroduction } from './TaskIntroduction.tsx'

const show = (given: Partial<Task>) =>
  render(<TaskIntroduction task={aTask(given)} hasPicture={false} hasCoins reason="" titleId="title" />)

const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => speakIn('en'))
afterEach(cleanup)

describe('what an introduction promises', () => {
  it('is all that finishing the task brings, as long as nothing was earned', () => {
    show({ points: 1200, currency: 8 })
    expect(facts()).toEqual(['3 minutes', 'up to 1\u00a0200 points', 'up to 8 coins'])
  })

  it('is true of a task that asks nothing, too', () => {
    show({ hasQuestions: true })
    expect(screen.getByText('For the points, the first answer to each question counts.')).toBeTruthy()
    cleanup()
    show({ hasQuestions: false })
    expect(screen.queryByText(/first answer/)).toBeNull()
    expect(screen.getByText('Nothing is asked here: read to the end, and the points are yours.')).toBeTruthy()
  })

  it('says of a survey that nothing is wrong, and whose the answers are; afterwards that they are handed in', () => {
    show({ type: 'survey' })
    expect(screen.getByText(/Nothing is right or wrong here.*kept under your name/)).toBeTruthy()
    cleanup()
    show({ type: 'survey', is_completed: true })
    expect(screen.getByText(/You have handed in your answers/)).toBeTruthy()
  })

  it('is nothing more once it was finished: what was earned, of all there was', () => {
    show({ points: 60, earned: 27, is_completed: true })
    expect(facts()).toEqual(['3 minutes', '27 of 60 points'])
  })
})
