import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { serveScenes } from '#src/testing/fake-scenes.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const place = (id: string) =>
  screen.findByRole('button', { name: (_, node) => node.getAttribute('data-element') === id })
const help = (name: string) => screen.findByRole('region', { name })

beforeEach(() => {
  for (const key of localKeys('')) dropLocal(key)
  serveScenes()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('explains what is selected or drawn just now, and goes along with it [DESIGN-4]', async () => {
  await speakIn('en')
  show()
  const lamp = await place('lamp')
  await userEvent.click(await screen.findByRole('radio', { name: 'Help' }))
  within(await help('Help')).getByText(/^Players press places/)
  await userEvent.click(lamp)
  within(await help('Help')).getByText(/^Drag it, or press the arrow keys/)
  await userEvent.keyboard('o')
  within(await help('Help')).getByText(/^Drag a point to move it/)
  await userEvent.keyboard('{Escape}f')
  within(await help('Help')).getByText(/^All that is inside of the frame/)
  // the same key leads back to what can be changed
  await userEvent.keyboard('{F1}')
  await screen.findByRole('region', { name: 'Properties' })
  await userEvent.click(lamp)
  await screen.findByRole('region', { name: 'Properties' })
})

it.each(LANGUAGE_CODES)('explains it in %s [DESIGN-4] [LANG-1]', async (language) => {
  await speakIn(language)
  show()
  await userEvent.click(await place('lamp'))
  await userEvent.keyboard('{F1}')
  const { textContent } = await help({ en: 'Help', pl: 'Pomoc', de: 'Hilfe', es: 'Ayuda' }[language])
  expect(textContent.length).toBeGreaterThan(300)
  expect(textContent).not.toContain('scenes.help')
})
