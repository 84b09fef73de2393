import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { anAdventure, content, file, serveContent } from '#src/testing/fake-content.ts'
import { asked } from '#src/testing/fake-server.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = (search = '') =>
  showRoute('/app/content', <ContentRoute />, `/app/content/harbour-tour/files${search}`)
const BO = { id: '0b0e1c52-0c3e-4c55-9f0c-2f3d8c1a7b10', name: 'Bo Berg', path: 'harbour/mission.json' }
const ANA = { id: '1b0e1c52-0c3e-4c55-9f0c-2f3d8c1a7b10', name: 'Ana Ortiz', path: '' }
const said = () =>
  asked.filter(({ url }) => url.endsWith('/presence')).map(({ body }) => JSON.parse(String(body)) as unknown)

beforeEach(async () => {
  await speakIn('en')
  serveContent([file('adventure.json'), file('harbour/mission.json'), file('harbour/scene.json')])
  content.others = [ANA, BO]
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('says who else has the draft open, and which file, by name and beside it [WORLD-6]', async () => {
  show()
  const here = within(await screen.findByRole('region', { name: 'Also here' }))
  expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AOAna Ortiz',
    'BBBo Bergharbour/mission.json',
  ])
  // the folder that holds it is closed
  expect(screen.getAllByText('Bo Berg is here')).toHaveLength(1)
  cleanup()
  show('?file=harbour/scene.json')
  const row = await screen.findByRole('link', { name: /^mission\.json/ })
  await within(row).findByText('Bo Berg is here')
  const mine = screen.getByRole('link', { name: /^scene\.json/ })
  expect(within(mine).queryByText(/is here/)).toBeNull()
})

it('says where one is oneself: the file that is looked at, and nothing without a draft [WORLD-6]', async () => {
  show('?file=harbour/scene.json')
  await screen.findByRole('region', { name: 'Also here' })
  expect(said()).toEqual([{ path: 'harbour/scene.json' }])
  cleanup()
  queryClient.clear()
  serveContent()
  content.adventures = [anAdventure({ draft: null, build: null })]
  show()
  await screen.findByText(/has no draft at the moment/)
  expect(said()).toEqual([])
})

it('says nothing while nobody else is there [WORLD-6]', async () => {
  content.others = []
  show()
  await waitFor(() => expect(said()).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Also here' })).toBeNull()
})

it.each(LANGUAGE_CODES)('says everything in %s [LANG-1] [WORLD-6]', async (language) => {
  await speakIn(language)
  show()
  expect(await screen.findByText('Ana Ortiz')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/content\.\w/)
})
