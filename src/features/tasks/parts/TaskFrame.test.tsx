import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { TaskFrame } from './TaskFrame.tsx'

afterEach(cleanup)

async function show(content: ReactNode): Promise<void> {
  await speakIn('en')
  render(
    <TaskFrame
      title="Crates that warn"
      saved="saved"
      progress={null}
      footer={null}
      notice={null}
      isFinishing={false}
      onBack={() => undefined}
    >
      {content}
    </TaskFrame>,
  )
}

it('takes the focus at its title, because the button that began the task is gone [STAGE-8]', async () => {
  await show('What is asked.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Crates that warn' }))
})

it('leaves the focus where a kind has a better place for it [STAGE-8]', async () => {
  await show(<button autoFocus>Play</button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})
