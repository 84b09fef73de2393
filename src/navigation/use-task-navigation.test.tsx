import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { missionPath } from '#shared/domain/mission-kinds.ts'
import { pathOfIntroduction, pathOfTask } from './paths.ts'
import { useBeginTask, useEndTask, useLeaveTask, useOpenIntroduction } from './use-task-navigation.ts'

const MAP = missionPath('movingmap', 'isles', 'Isles')
const HARBOUR = missionPath('allInOne', 'harbour', 'Harbour')
/** The same place by a link in another language. */
const PORT = missionPath('allInOne', 'harbour', 'Port')
const INTRODUCTION = pathOfIntroduction('long-passphrases', 'harbour')
const TASK = pathOfTask('long-passphrases')

afterEach(cleanup)

function Page() {
  const open = useOpenIntroduction()
  const begin = useBeginTask()
  const leave = useLeaveTask(HARBOUR)
  const end = useEndTask(HARBOUR)
  return (
    <>
      <button onClick={() => open('long-passphrases', 'harbour')}>Open</button>
      <button onClick={() => begin('long-passphrases')}>Begin</button>
      <button onClick={leave}>Leave</button>
      <button onClick={() => void end()}>End</button>
    </>
  )
}

/** Stands at the last of the addresses. */
function walk(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries })
  render(<RouterProvider router={router} />)
  return {
    at: () => router.state.location.pathname,
    back: () => act(() => router.navigate(-1)),
    press: (name: string) => userEvent.click(screen.getByText(name)),
  }
}

async function beginTask({ at, press }: ReturnType<typeof walk>): Promise<void> {
  await press('Open')
  expect(at()).toBe(INTRODUCTION)
  await press('Begin')
  expect(at()).toBe(TASK)
}

describe('the way through a task', () => {
  it('leads, left, to the page it was opened on: the task had taken its introduction’s place', async () => {
    const player = walk(MAP, HARBOUR)
    await beginTask(player)
    await player.press('Leave')
    expect(player.at()).toBe(HARBOUR)
    await player.back()
    expect(player.at()).toBe(MAP)
  })

  it.each(['Leave', 'End'])(
    'leads there also where a package has filled the history with entries of its frames: %s [TASK-10]',
    async (action) => {
      const player = walk(MAP, HARBOUR)
      await beginTask(player)
      const { length } = history
      const grown = vi.spyOn(history, 'length', 'get').mockReturnValue(length + 3)
      await player.press(action)
      grown.mockRestore()
      expect(player.at()).toBe(HARBOUR)
      // not by a step back, which would end in a frame
      await player.back()
      expect(player.at()).toBe(HARBOUR)
    },
  )

  it('leads whoever came by an address to the mission, which then stands in its place', async () => {
    const player = walk(MAP, TASK)
    await player.press('Leave')
    expect(player.at()).toBe(HARBOUR)
    await player.back()
    expect(player.at()).toBe(MAP)
  })

  it.each([HARBOUR, PORT])(
    'leaves the mission once in the history when it is finished, opened on %s',
    async (on) => {
      const player = walk(MAP, on)
      await beginTask(player)
      await player.press('End')
      expect(player.at()).toBe(on)
      await player.back()
      expect(player.at()).toBe(MAP)
    },
  )

  it('leads, finished, to its mission also from another page', async () => {
    const player = walk(MAP)
    await beginTask(player)
    await player.press('End')
    expect(player.at()).toBe(HARBOUR)
    await player.back()
    expect(player.at()).toBe(MAP)
  })
})
