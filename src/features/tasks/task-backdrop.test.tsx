import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNode, aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskFrame } from './parts/TaskFrame.tsx'
import { backdropOf, TaskBackdrop } from './task-backdrop.ts'

const mission = aNode({ taskBackground: '/desk.webp', taskBackgroundDone: '/desk-lit.webp' })
const open = aTask()
const done = aTask({ is_completed: true })

describe('the picture behind a task', () => {
  beforeEach(() => speakIn('en'))
  afterEach(cleanup)

  it('is that of its mission, another one when the task is done [STAGE-3]', () => {
    expect(backdropOf(open, mission)).toBe('/desk.webp')
    expect(backdropOf(done, mission)).toBe('/desk-lit.webp')
    expect(backdropOf(done, aNode({ taskBackground: '/desk.webp' }))).toBe('/desk.webp')
    expect(backdropOf(open, aNode())).toBeNull()
    expect(backdropOf(open, undefined)).toBeNull()
  })

  it.each([
    ['stands behind the frame of any task [STAGE-3]', '/desk.webp', ['/desk.webp']],
    ['is none where the mission has none', null, []],
  ])('%s', (_, backdrop, pictures) => {
    const { container } = render(
      <TaskBackdrop value={backdrop}>
        <TaskFrame
          title="Knots"
          now={1}
          total={3}
          place="Card 1 of 3"
          saved="saved"
          footer={null}
          notice={null}
          isFinishing={false}
          onBack={() => {}}
        >
          <p>Read this.</p>
        </TaskFrame>
      </TaskBackdrop>,
    )
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(pictures)
  })
})
