import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { drafts, MADE, serveScenes } from '#src/testing/fake-scenes.ts'
import { ok } from '#src/testing/fake-server.ts'
import { press } from '#src/testing/on-the-page.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ContentRoute } from './ContentRoute.tsx'

const show = () => showRoute('/app/content', <ContentRoute />, '/app/content/harbour-tour/scenes/harbour')
const place = (name: string) =>
  screen.findByRole('button', { name: (one, node) => one === name && node.hasAttribute('data-element') })
const left = async () => (await screen.findAllByLabelText<HTMLInputElement>('From the left'))[0]

/** With a drawing for phones on which the lamp stands further left. @param sceneFile that says how it stands */
function withPhones(sceneFile: string): void {
  const missions = MADE.missions.map((mission) => {
    if (!mission.scene) return mission
    const elements = mission.scene.elements.map((one) => ({
      ...one,
      picture: { ...one.picture, box: { ...one.picture.box, x: one.picture.box.x - 200 } },
    }))
    const scene = { ...mission.scene, size: { width: 1080, height: 1920 }, elements }
    return { ...mission, mobile: { scene, sceneFile, said: '{}' } }
  })
  drafts.refusals.set(
    'GET /v2/content/harbour-tour/scenes',
    Array.from({ length: 9 }, () => ok({ made: { ...MADE, missions } })),
  )
}

describe('the scene of phones', () => {
  beforeEach(async () => {
    await speakIn('en')
    for (const key of localKeys('')) dropLocal(key)
    serveScenes()
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('is edited by itself, in its own file, and the other one stays [DESIGN-4] [STAGE-3]', async () => {
    withPhones('harbour/mobile scene.json')
    drafts.texts.set('harbour/mobile scene.json', '{}\n')
    show()
    await userEvent.click(await place('Lamp'))
    expect((await left())?.value).toBe('300')
    await press('The scene of phones')
    await screen.findByText('Canvas 1080 × 1920')
    const lamp = await place('Lamp')
    await userEvent.click(lamp)
    expect((await left())?.value).toBe('100')
    lamp.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(drafts.texts.get('harbour/mobile scene.json')).toContain('"shift": [1, 0]'))
    expect(drafts.texts.get('harbour/scene.json')).toBe('{}\n')
    // places come and go with the usual scene
    await press('Commands and keys')
    expect(screen.getByRole('button', { name: /^Duplicate/ }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Escape}')
    await press('The scene of phones')
    await userEvent.click(await place('Lamp'))
    expect((await left())?.value).toBe('300')
  })

  it('says so where it stands as the other one does [DESIGN-4] [STAGE-3]', async () => {
    withPhones('harbour/scene.json')
    show()
    await place('Lamp')
    await press('The scene of phones')
    await screen.findByText(/^Only some pictures are drawn for phones/)
  })

  it('is not offered where phones are shown the same [DESIGN-4]', async () => {
    show()
    await place('Lamp')
    expect(screen.queryByRole('button', { name: 'The scene of phones' })).toBeNull()
  })
})
