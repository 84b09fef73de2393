import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { useAtHand } from './at-hand.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { TaskStart } from './TaskStart.tsx'

afterEach(() => {
  cleanup()
  useAtHand.setState({ attempts: null })
  useWaitingFinishes.setState({ taskIds: [] })
})

it('the button that begins a task has the focus, also where the task comes after the pop-up', async () => {
  await speakIn('en')
  const introduction = (task?: ReturnType<typeof aTask>) => (
    <Popup
      label="Task"
      closeLabel="Close"
      onClose={() => {}}
      footer={task && <TaskStart task={task} onStart={() => {}} onReview={() => {}} onMissing={null} />}
    >
      <p>Words</p>
    </Popup>
  )
  const { rerender } = render(introduction())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  rerender(introduction(aTask()))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin' }))
})

it('answers that were handed in are looked at, not given again', async () => {
  await speakIn('en')
  const [onStart, onReview] = [vi.fn(), vi.fn()]
  const done = aTask({ type: 'survey', is_completed: true })
  render(<TaskStart task={done} onStart={onStart} onReview={onReview} onMissing={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'See your answers' }))
  expect(onReview).toHaveBeenCalledOnce()
  expect(onStart).not.toHaveBeenCalled()
})

it.each(['survey', 'learning-pill'] as const)(
  'what a leader sent back is handed in again, of kind %s [FIN-7]',
  async (type) => {
    await speakIn('en')
    const onStart = vi.fn()
    const sentBack = aTask({ type, is_completed: true, review: { stars: 1, mayRepeat: true } })
    render(<TaskStart task={sentBack} onStart={onStart} onReview={() => {}} onMissing={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Hand it in again' }))
    expect(onStart).toHaveBeenCalledOnce()
  },
)

it('an exam whose clock runs is gone on with, and tells no percent', async () => {
  await speakIn('en')
  const exam = {
    questions: 6,
    passMark: 65,
    timeLimit: 12,
    attemptsLeft: 4,
    nextAt: null,
    waitSeconds: 0,
    isTried: false,
  }
  const onStart = vi.fn()
  const running = aTask({ type: 'egzamin', progress: 1, exam })
  render(<TaskStart task={running} onStart={onStart} onReview={() => {}} onMissing={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Continue the task' }))
  expect(onStart).toHaveBeenCalledOnce()
})

it('nothing begins without a link, nor while its end waits to be sent [SW-3]', async () => {
  await speakIn('en')
  const start = () => <TaskStart task={aTask()} onStart={() => {}} onReview={() => {}} onMissing={null} />
  const { rerender } = render(start())
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy()
  act(() => useAtHand.setState({ attempts: new Map() }))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => useAtHand.setState({ attempts: null }))
  expect(screen.getByRole('button', { name: 'Begin' })).toBeTruthy()
  act(() => useWaitingFinishes.setState({ taskIds: [aTask().id] }))
  rerender(start())
  expect(screen.queryByRole('button')).toBeNull()
})
