import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { overlay } from '#src/overlay/overlay.ts'
import { pathOfMission } from '#src/navigation/paths.ts'
import { aNode } from '#src/testing/missions.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { speakIn } from '#src/testing/words.ts'

afterEach(() => {
  cleanup()
  overlay.clear()
})

it('a new version that was dismissed is not offered again, and the one after it is [SW-3]', async () => {
  await speakIn('en')
  overlay.show({ kind: 'newVersion' })
  render(
    <MemoryRouter initialEntries={[pathOfMission(aNode({ id: 'harbour' }))]}>
      <Overlays />
    </MemoryRouter>,
  )
  screen.getByText('A new version is ready')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('A new version is ready')).toBeNull()
  act(() => void overlay.show({ kind: 'newVersion' }))
  screen.getByText('A new version is ready')
})
