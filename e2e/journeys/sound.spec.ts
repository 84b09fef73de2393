import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, hoverPlace } from '../places.ts'

/** The names of the sounds that the page has asked for. */
function soundsAskedBy(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/sound\/(\w+)\./.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  return names
}

const tools = (page: Page) => page.getByRole('group', { name: 'Map tools' })

test.describe('the sound', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('comes with the first press, plays, and keeps silent where it was muted [STAGE-9, SHELL-6]', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    const asked = soundsAskedBy(page)
    const arrived = page.waitForResponse(/\/assets\/sound\/dusk\./)
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await hoverPlace(page, 'Harbour')
    await expect(tools(page).getByRole('button', { name: 'Turn sound off' })).toBeVisible()
    expect(asked).toEqual([])

    await tools(page).getByRole('button', { name: 'Choose what you hear' }).click()
    expect((await arrived).headers()['content-type']).toBe('audio/ogg')
    await tools(page).getByRole('switch', { name: 'Sounds of the place' }).press('Space')
    await expect.poll(() => asked.toSorted()).toEqual(['answers', 'dusk', 'effects'])
    await expectAccessible()

    await tools(page).getByRole('button', { name: 'Turn sound off' }).click()
    asked.length = 0
    await page.reload()
    await arriveAt(page, 'isles')
    await tools(page).getByRole('button', { name: 'Show as a list' }).click()
    await tools(page).getByRole('button', { name: 'Show the map' }).click()
    await arriveAt(page, 'isles')
    await expect(tools(page).getByRole('button', { name: 'Turn sound on' })).toBeVisible()
    expect(asked).toEqual([])
  })
})
