import type { Page } from '@playwright/test'

/** A part of the page, in points from its upper left corner; it is 300 of them wide. */
interface Spot {
  x: number
  y: number
  width: number
  height: number
}

/** @returns how much of a part of a drawn page is dark, 0 to 1 */
export function inkAt(page: Page, { x, y, width, height }: Spot): Promise<number> {
  return page
    .getByRole('region')
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement, spot: number[]) => {
        const [left = 0, top = 0, wide = 0, high = 0] = spot.map((side) =>
          Math.round((side * canvas.width) / 300),
        )
        const { data } = canvas.getContext('2d')?.getImageData(left, top, wide, high) ?? { data: [] }
        let dark = 0
        for (let red = 0; red < data.length; red += 4) if ((data[red] ?? 255) < 128) dark += 1
        return dark / (data.length / 4)
      },
      [x, y, width, height],
    )
}

/** The same where words of the page lie. */
export async function inkUnder(page: Page, words: string): Promise<number> {
  const [text, paper] = [
    page.getByRole('region').getByText(words),
    page.getByRole('region').locator('canvas'),
  ]
  const [box, sheet] = [await text.boundingBox(), await paper.boundingBox()]
  if (!box || !sheet) throw new Error('the words lie nowhere')
  const scale = 300 / sheet.width
  const spot = { x: (box.x - sheet.x) * scale, y: (box.y - sheet.y) * scale }
  return inkAt(page, { ...spot, width: box.width * scale, height: box.height * scale })
}
