import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, hoverPlace, labelOf, place, pressPlace } from '../places.ts'

/** What a studio that does not know our format draws: each picture as large as the canvas, the thing somewhere in it. */
function drawing(thing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">${thing}</svg>`
}

const PICTURES: Record<string, string> = {
  'sea.svg': drawing('<rect width="1920" height="1080" fill="#2b4c7e"/>'),
  'quay.svg': drawing('<rect y="700" width="1920" height="380" fill="#0e2a47"/>'),
  'harbour.svg': drawing('<rect x="480" y="540" width="240" height="216" fill="#ffb84d"/>'),
  'harbour-near.svg': drawing('<rect x="480" y="540" width="240" height="216" fill="#f2703f"/>'),
}

/** The demo's own missions, as an older server would send them. */
const LEGACY = {
  viewId: 'isles',
  backgroundLayerId: {
    type: 'staticmap',
    name: 'Old map',
    globalBackground: '/loose/sea.svg',
    localBackground: '/loose/quay.svg',
    isGraphicsForMobile: false,
  },
  clickableElements: [
    {
      clickableElementId: {
        name: 'Old harbour',
        image: '/loose/harbour.svg',
        imageHoover: '/loose/harbour-near.svg',
        imageDone: '/loose/harbour-gone.svg',
      },
      destinationView: { viewId: 'harbour', backgroundLayerId: { type: 'allInOne' }, clickableElements: [] },
    },
    {
      clickableElementId: { name: 'Old school', image: '/loose/school-gone.svg' },
      destinationView: { viewId: 'school', backgroundLayerId: { type: 'allInOne' }, clickableElements: [] },
    },
    { clickableElementId: { name: 'Leads nowhere' } },
  ],
}

async function playTree(page: Page, tree: unknown): Promise<void> {
  await page.route('**/loose/*', (route) => {
    const body = PICTURES[new URL(route.request().url()).pathname.replace('/loose/', '')]
    return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.fulfill({ status: 404 })
  })
  const config = {
    logoURL: null,
    shop: { isShopEnabled: false },
    mainDestination: { isActivitiesWidgetEnabled: false },
    protip: { isProtipEnabled: false },
  }
  await page.route('**/adventure/settings', (route) => route.fulfill({ json: { tree, config } }))
}

/** The colour of a pixel of the page, each part 0 to 255. */
async function colourAt(
  page: Page,
  x: number,
  y: number,
): Promise<{ red: number; green: number; blue: number }> {
  const png = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } })
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const brush = document.createElement('canvas').getContext('2d')
    brush?.drawImage(image, 0, 0)
    const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? []
    return { red, green, blue }
  }, png.toString('base64'))
}

test.describe('a tree of legacy views', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('is played like our own: places stand where they are drawn, what is missing has a placeholder [DATA-3] [DATA-4] [STAGE-7]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await playTree(page, LEGACY)
    await page.goto('/#/app')
    await arriveAt(page, 'isles')

    // 1366 x 768 shows the whole canvas of 1920 x 1080; borders are found on a grid of 4 px of the canvas
    const box = await place(page, 'Harbour').boundingBox()
    const scale = 1366 / 1920
    const isNear = (seen = 0, drawn: number) => Math.abs(seen - drawn * scale) <= 2 * 4 * scale + 1
    expect(isNear(box?.x, 480) && isNear(box?.y, 540)).toBe(true)
    expect(isNear(box?.width, 240) && isNear(box?.height, 216)).toBe(true)

    // the lantern's yellow is warm at every hour of the map, and the sea is cold
    const seen = () => colourAt(page, 600 * scale, 600 * scale)
    const isWarm = ({ red, blue }: Awaited<ReturnType<typeof seen>>) => red > blue
    await expect.poll(async () => isWarm(await seen())).toBe(true)
    const { green } = await seen()
    // under the pointer the whole picture changes: ember has a quarter less green in it by day, and more by night.
    // A picture taken of the page may take the pointer off it, while the one that is shown under it is on its way
    await expect(async () => {
      await hoverPlace(page, 'Harbour')
      const under = await seen()
      expect(isWarm(under)).toBe(true)
      expect(under.green).toBeLessThan(green * 0.85)
    }).toPass({ timeout: 30_000 })

    // the school has no picture that came: a stone with its name, and the makers read which file it is
    await expect(labelOf(page, 'Lighthouse school')).toBeVisible()
    await page.getByText('in this adventure').click()
    await expect(page.getByText('clickableElements[2].missionId')).toBeVisible()
    await expect(page.getByText('school-gone.svg')).toBeVisible()
    await expect(page.getByText('harbour-gone.svg')).toBeVisible()

    await pressPlace(page, 'Harbour')
    await expect(page).toHaveURL(/plot\/mission\/harbour/)
    await expect(page.getByRole('complementary')).toContainText('3 of 3 tasks left')
  })
})
