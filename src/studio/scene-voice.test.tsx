import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { onSpoken, silence } from '#src/ui/announcer/announcer.ts'
import { ContentRoute } from './ContentRoute.tsx'

let spoken: string[] = []
let stop = () => {}

beforeEach(async () => {
  await speakIn('en')
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
  spoken = []
  stop = onSpoken((line) => spoken.push(line))
})
afterEach(() => {
  stop()
  silence()
  cleanup()
  queryClient.clear()
})

const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const expectSpoken = (line: string) => waitFor(() => expect(spoken).toContain(line), { timeout: 5000 })

it('an editor that opens takes the focus to its heading, and says what keys do to the scene [DESIGN-4] [ACCESS-2]', async () => {
  showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
  const lamp = await place('Lamp')
  expect(document.activeElement?.tagName).toBe('H1')
  lamp.focus()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  await expectSpoken('Lamp: 301 from the left, 400 from the top, 100 by 200.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expectSpoken('Undone: Moved Lamp.')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expectSpoken('Redone: Moved Lamp.')
  await userEvent.keyboard('o')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Point 1 of 4'))
  await userEvent.keyboard('{ArrowDown}')
  await expectSpoken('Point 1 of 4: 301 from the left, 401 from the top.')
})
