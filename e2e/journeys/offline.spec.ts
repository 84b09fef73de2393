import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { playToLastCard, status } from '../play.ts'
import { storedThings, untilWorkerKeeps } from '../worker.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.use({ savesData: false, serviceWorkers: 'allow' })

test.describe('without a link', () => {
  test('the last map opens with its art, and a task that was begun is finished, waits and is sent once [SW-3] [TASK-6]', async ({
    page,
    context,
    expectSpoken,
  }) => {
    test.slow()
    await signUp(page, 'Offline')
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await page.goto('/#/app/game/plot/task-introduction/long-passphrases/harbour')
    await playToLastCard(page, passphrases)
    await untilWorkerKeeps(page)
    // What was answered is kept as the server has it.
    const answered = async () => JSON.stringify(await storedThings(page)).split('"isCorrect"').length - 1
    const asked = passphrases.cards.filter(({ question }) => question).length
    await expect.poll(answered, { timeout: 60_000 }).toBe(asked)

    await context.setOffline(true)
    await page.goto('/#/app/game/plot/map/isles/Lantern%20Isles')
    await page.reload()
    await arriveAt(page, 'isles')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.locator('[data-renderer="list"]')).toHaveCount(0)

    await page.goto('/#/app/game/plot/task/long-passphrases/1')
    await page.reload()
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await arriveAt(page, 'harbour')
    await expect(page.getByText('Offline: 1 finished task waiting to be sent')).toBeVisible()
    const list = page.getByRole('complementary')
    await expect(list).toContainText('Finished, waiting to be sent')
    await expect(list.getByText('Needs a connection').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start the first task' })).toHaveCount(0)

    await context.setOffline(false)
    const finished = page.getByRole('dialog', { name: passphrases.name })
    await expect(finished).toContainText(`+${passphrases.points}`)
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText(`${passphrases.points} points`)
    await expect(page.getByText('waiting to be sent')).toHaveCount(0)
    await page.reload()
    await arriveAt(page, 'harbour')
    await expect(status(page)).toContainText(`${passphrases.points} points`)
    await expectSpoken('offline')
  })

  test('nothing of a player is there any more once somebody has signed out [SW-3] [AUTH-3]', async ({
    page,
    context,
  }) => {
    await signUp(page, 'Gone')
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await untilWorkerKeeps(page)
    await expect.poll(async () => Object.keys(await storedThings(page)).join()).toContain('adventure')
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('E-mail or user name')).toBeVisible()
    await expect.poll(async () => Object.keys(await storedThings(page))).toEqual([])
    await context.setOffline(true)
    await page.goto('/#/app')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.locator('[data-scene="isles"]')).toHaveCount(0)
  })
})
