import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { TaskStart } from './TaskStart.tsx'

afterEach(cleanup)

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
