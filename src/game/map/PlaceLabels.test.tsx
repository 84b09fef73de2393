import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { PlaceLabels } from './PlaceLabels.tsx'

const NOTE = '2 to do, 3 people here'

function show(device: { canHover: boolean; isMobile: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('hover') ? device.canHover : device.isMobile
    return Object.assign(new EventTarget(), { matches, media: query })
  })
  render(<PlaceLabels />)
}

beforeEach(() => {
  const harbour = { ...anElement('harbour'), note: NOTE }
  stageStore.setState({ shown: aScene('isles', { elements: [harbour] }), status: 'ready' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('a tablet reads at the label what is to do and who is there [MAP-1]', () => {
  show({ canHover: false, isMobile: false })
  expect(screen.getByText(NOTE)).toBeTruthy()
})

it.each([
  ['with a pointer, whose card says it', { canHover: true, isMobile: false }],
  ['on a phone, whose list says it', { canHover: false, isMobile: true }],
])('the label carries no note %s [MAP-1]', (_, device) => {
  show(device)
  expect(screen.queryByText(NOTE)).toBeNull()
})
