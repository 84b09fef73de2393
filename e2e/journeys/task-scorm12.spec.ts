import type { FrameLocator, Page } from '@playwright/test'
import { manifestOf, packageOf } from '../../server/intake/testing/package-samples.ts'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import { logIn } from '../../tools/product/log-in.ts'
import type { Product } from '../../tools/product/serve.ts'
import { bringPackage } from '../bring-package.ts'
import { startChanged } from '../products.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { onTablet } from '../tablet.ts'

test.use({ savesData: false })

test.describe.configure({ mode: 'default' })
let product: Product | null = null

/** A server of its own, whose packages are open from the start and may be ended at once. */
test.beforeAll(async () => {
  product = await startChanged('packages', openPackages)
})
test.afterAll(() => product?.stop())

function openPackages(isles: PublishedAdventure): PublishedAdventure[] {
  const missions = isles.missions.map((mission) => ({
    ...mission,
    unlock: null,
    tasks: mission.tasks.map((task) =>
      task.content.type === 'scorm12' ? { ...task, content: { ...task.content, minimumSeconds: 0 } } : task,
    ),
  }))
  return [{ ...isles, version: 'open-packages-in-a-test', missions }]
}

async function begin(page: Page, { username, password }: Traveller, task: string, mission: string) {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
  await page.goto(`${product?.url}/#/app/game/plot/task-introduction/${task}/${mission}`)
  await page.getByRole('button', { name: 'Begin' }).click()
}

/** The package: in the frame of the launch page, which is in ours. */
const lesson = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe')
const title = (page: Page, name: string) => lesson(page).getByRole('heading', { level: 1, name })
const next = (page: Page) => lesson(page).getByRole('button', { name: 'Next', exact: true })
const answer = (page: Page, name: string) => lesson(page).getByRole('button', { name })
const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

test('a package of one part is played by mouse, resumes under a finger elsewhere, waits for a lost network, and ends [TASK-1] [TASK-2] [TASK-10]', async ({
  page,
  browser,
  context,
  expectAccessible,
}) => {
  await begin(page, TRAVELLERS.mouse, 'no-answer', 'the-wreck')
  await expect(title(page, 'Somebody lies there')).toBeVisible()
  await expectAccessible()
  await next(page).click()
  await answer(page, 'Run to him').click()
  await expect(title(page, 'The puddle')).toBeVisible()
  await answer(page, 'Back to the decision').click()
  await answer(page, 'Stop for a moment').click()
  await next(page).click()
  await expect(title(page, 'Asleep?')).toBeVisible()
  await expect(saved(page)).toBeVisible()
  await expect(finish(page)).toHaveAttribute('aria-disabled', 'true')

  await onTablet(browser, page, page.url(), async (tablet) => {
    await expect(title(tablet, 'Asleep?')).toBeVisible()
    const movesSent = tablet.waitForResponse((reply) => reply.url().endsWith('/moves') && reply.ok())
    await answer(tablet, 'Shake his shoulders').tap()
    await next(tablet).tap()
    await expect(title(tablet, 'No answer')).toBeVisible()
    await movesSent
    await expect(saved(tablet)).toBeVisible()
  })

  await page.reload()
  await expect(title(page, 'No answer')).toBeVisible()
  await test.step('a lost network covers it until all has arrived', async () => {
    await context.setOffline(true)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('inert', '')
    await expectAccessible()
    await context.setOffline(false)
    await expect(retry).toBeHidden()
  })

  await answer(page, 'Call 112 at once').click()
  await next(page).click()
  await answer(page, 'Not normally').click()
  await next(page).click()
  await next(page).click()
  await answer(page, 'Go on without pressing').click()
  await next(page).click()
  for (const right of ['Check that my hands', 'She switches it on', 'All hands off']) {
    await answer(page, right).click()
    await next(page).click()
  }
  await expect(title(page, 'Until somebody takes over')).toBeVisible()
  await expect(lesson(page).getByText('6/7')).toBeVisible()
  await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
  await finish(page).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
})

test('a package of several parts is played by keyboard from its contents to a quiz that is passed [TASK-1] [TASK-10]', async ({
  page,
  expectSpoken,
}) => {
  await begin(page, TRAVELLERS.keyboard, 'out-of-the-house', 'market')
  const part = async (name: string): Promise<void> => {
    await page.getByRole('button', { name }).press('Enter')
  }
  const press = async (name: string): Promise<void> => answer(page, name).press('Enter')
  const on = async (): Promise<void> => next(page).press('Enter')
  const contents = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Contents' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible()
  }

  await part('What others see')
  await on()
  for (const spot of ['An open list', 'A loud call', 'A badge', 'A forgotten page', 'A luggage label'])
    await press(spot)
  await on()
  await press('Not here.')
  await on()
  await expect(title(page, 'The lid is a curtain')).toBeVisible()
  await contents()

  await part('What others hear')
  for (const right of ['I can’t talk here', 'I only listen', 'What is on our website']) {
    await press(right)
    await on()
  }
  await expect(title(page, 'Words carry over water')).toBeVisible()
  await contents()

  await part('What you carry')
  for (const place of ['Comes along', 'Stays here', 'Stays here', 'Comes along', 'Stays here'].entries()) {
    await lesson(page).getByRole('group').nth(place[0]).getByRole('radio', { name: place[1] }).press('Space')
  }
  await press('Check')
  await on()
  for (const right of ['With my phone’s own hotspot', 'Everything that was in it']) {
    await press(right)
    await on()
  }
  await expect(title(page, 'Travel light')).toBeVisible()
  await contents()

  await part('Five questions')
  const quiz = async (last: string): Promise<void> => {
    await on()
    for (const chosen of ['None: it waits', 'Nothing about it', 'I hand it in at IT', 'At once', last]) {
      await press(chosen)
      await on()
    }
  }
  await quiz('Back with me')
  await expect(lesson(page).getByText('Passed.')).toBeVisible()
  await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
  await finish(page).press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await expectSpoken('task-scorm')
})

/** It says where somebody is only when its page goes, and only then. */
const TACITURN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ropes</title>
<h1>Ropes</h1><p id="place"></p><button>Turn the page</button>
<script>
const API = parent.API
API.LMSInitialize('')
let place = Number(API.LMSGetValue('cmi.core.lesson_location') || 1)
const show = () => { document.getElementById('place').textContent = 'Page ' + place }
show()
document.querySelector('button').onclick = () => { place += 1; show() }
addEventListener('pagehide', () => {
  API.LMSSetValue('cmi.core.lesson_location', String(place))
  API.LMSSetValue('cmi.core.exit', 'suspend')
  API.LMSFinish('')
})
</script></html>`
const ROPES = packageOf(manifestOf({ items: [{ id: 'ropes', href: 'ropes.html' }] }), [
  { name: 'ropes.html', content: TACITURN },
])

test('the browser’s Back waits for a package’s goodbye, and it goes on where that said [TASK-1] [TASK-10] [BOOT-9]', async ({
  page,
}) => {
  const arrive = async ({ username, password }: Traveller): Promise<void> => {
    await page.goto(`${product?.url}/health`)
    expect(await page.evaluate(logIn, { username, password })).toBe(200)
  }
  await arrive(TRAVELLERS.keyboard)
  const path = await bringPackage(page, ROPES, 'Ropes')
  await arrive(TRAVELLERS.mouse)
  await page.goto(`${product?.url}/#/app/adventures`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${product?.url}/#${path}`)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(lesson(page).getByText('Page 1', { exact: true })).toBeVisible()
  await answer(page, 'Turn the page').press('Enter')
  await expect(lesson(page).getByText('Page 2', { exact: true })).toBeVisible()
  await answer(page, 'Turn the page').press('Enter')
  await expect(lesson(page).getByText('Page 3', { exact: true })).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your adventure' })).toBeVisible()
  await expect(page).toHaveURL(/\/app\/adventures$/)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto(`${product?.url}/#${path}`)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(lesson(page).getByText('Page 3', { exact: true })).toBeVisible()

  await test.step('a typed address waits as well, and the browser prints no warning', async () => {
    await page.goto(`${product?.url}/#/app/adventures`)
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your adventure' })).toBeFocused()
    await expect(page).toHaveURL(/\/app\/adventures$/)
  })
})
