import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Task } from '#shared/contract/tasks.ts'
import { ART, expectAskedAgain } from '#src/testing/lost-pictures.ts'
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

  it('is short for a newcomer: what it is good for, how long and for how much [TUT-2]', () => {
    const task = aTask({ goal: 'Learn the bell.', competences: ['knots'], currency: 8, hasQuestions: true })
    const { container } = render(
      <TaskIntroduction task={task} hasPicture={false} hasCoins reason="" titleId="title" isFirst />,
    )
    expect(facts()).toEqual(['3 minutes', 'up to 60 points'])
    expect(container.textContent).toBe(`${task.name}Learn the bell.3 minutesup to 60 points`)
  })

  it('keeps what a newcomer must know of a kind that cannot be taken again', () => {
    const survey = aTask({ type: 'survey' })
    render(<TaskIntroduction task={survey} hasPicture={false} hasCoins reason="" titleId="title" isFirst />)
    expect(screen.getByText(/no right or wrong answers.*stored under your name/)).toBeTruthy()
  })

  it('is true of a task that asks nothing, too', () => {
    show({ hasQuestions: true })
    expect(screen.getByText('For the points, the first answer to each question counts.')).toBeTruthy()
    cleanup()
    show({ hasQuestions: false })
    expect(screen.queryByText(/first answer/)).toBeNull()
    expect(screen.getByText('No questions here: read to the end, and the points are yours.')).toBeTruthy()
  })

  it('says of a survey that nothing is wrong, and whose the answers are; afterwards that they are handed in', () => {
    show({ type: 'survey' })
    expect(screen.getByText(/no right or wrong answers.*stored under your name/)).toBeTruthy()
    cleanup()
    show({ type: 'survey', is_completed: true })
    expect(screen.getByText(/You have handed in your answers/)).toBeTruthy()
  })

  it('begins with what a leader sent back: the exam is told as one that is taken again, not as one that is over [FIN-7]', () => {
    const exam = {
      ...{ questions: 6, passMark: 65, timeLimit: 12 },
      ...{ attemptsLeft: 0, waitSeconds: 0, nextAt: null, isTried: true },
    }
    const params = { isLeaderAcceptRequired: true, isShowCorrectAnswerHidden: false }
    const handedIn = { type: 'egzamin' as const, is_completed: true, exam, params, goal: 'Learn the bell.' }
    show({ ...handedIn, review: { stars: 2, mayRepeat: true } })
    const note = screen.getByText(/Your leader gave 2 of 5 stars and sent it back/)
    const goal = screen.getByText('Learn the bell.')
    expect(note.compareDocumentPosition(goal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/6 questions.*65/)).toBeTruthy()
    expect(screen.queryByText(/You have passed this exam/)).toBeNull()
    cleanup()
    show({ ...handedIn, review: { stars: 4, mayRepeat: false } })
    expect(screen.getByText(/You have passed this exam/)).toBeTruthy()
  })

  it('shows its picture as soon as that is made, where it did not come at first [START-1]', async () => {
    const task = aTask({ picture: ART })
    render(<TaskIntroduction task={task} hasPicture hasCoins reason="" titleId="title" />)
    await expectAskedAgain(screen.getByRole('presentation'))
  })

  it('is nothing more once it was finished: what was earned, of all there was', () => {
    show({ points: 60, earned: 27, is_completed: true })
    expect(facts()).toEqual(['3 minutes', '27 of 60 points'])
  })
})
