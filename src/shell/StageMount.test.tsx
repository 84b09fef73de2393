import { cleanup, render } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { beginFirstView, endFirstView } from '#src/lib/first-view.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { useStageMount } from './StageMount.tsx'
import { useStageSlot } from './stage-slot.ts'

const shown = vi.hoisted((): unknown[] => [])

/** The stage itself has tests of its own. */
vi.mock(import('#src/stage/StageShell.tsx'), () => ({
  StageShell: ({ isCached = false }) => {
    shown.push(isCached)
    return <></>
  },
}))

function Page() {
  useStageMount()
  return useStageSlot(({ stage }) => stage)
}

afterEach(() => {
  cleanup()
  endFirstView()
  useStageSlot.setState({ stage: null })
  shown.length = 0
})

it.each([
  ['while the map that this device knows comes first', beginFirstView, true],
  ['in any other start', () => undefined, false],
])('has the code of its canvas wait for the poster %s [START-1]', (_, begin, isCached) => {
  begin()
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  expect(shown.at(-1)).toBe(isCached)
})
