import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxToScreen, toScreen } from '../geometry.ts'
import {
  approachView,
  centreLimits,
  clampView,
  homeView,
  scaleLimits,
  type Framing,
} from '#shared/scene/fit.ts'

const harbour: Framing = {
  kind: 'static',
  size: { width: 1920, height: 1080 },
  safe: { x: 240, y: 0, width: 1440, height: 1080 },
  align: 'center',
}
const isles: Framing = {
  ...harbour,
  kind: 'moving',
  size: { width: 3840, height: 2160 },
  safe: { x: 0, y: 0, width: 3840, height: 2160 },
}

const screens = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 320, max: 2160 }),
})
const aligns = fc.constantFrom('center', 'left', 'right', 'top', 'bottom')

describe('the fit of a scene', () => {
  it('shows exactly x 240 to 1680 on a 4:3 tablet [STAGE-4]', () => {
    const screen = { width: 1024, height: 768 }
    const view = homeView(harbour, screen)
    expect(view.x - screen.width / 2 / view.scale).toBeCloseTo(240)
    expect(view.x + screen.width / 2 / view.scale).toBeCloseTo(1680)
  })

  it('shows all of a scene that is edited, also an upright one on a wide screen, and lets it be looked at closely [DESIGN-4]', () => {
    const phone: Framing = { ...harbour, kind: 'moving', isEdited: true, size: { width: 1080, height: 1920 } }
    fc.assert(
      fc.property(screens, (screen) => {
        for (const framing of [phone, { ...isles, isEdited: true } satisfies Framing]) {
          const seen = boxToScreen({ x: 0, y: 0, ...framing.size }, homeView(framing, screen), screen)
          expect(Math.min(seen.x, seen.y)).toBeGreaterThan(0)
          expect(seen.x + seen.width).toBeLessThan(screen.width)
          expect(seen.y + seen.height).toBeLessThan(screen.height)
          expect(scaleLimits(framing, screen).maxScale).toBeGreaterThanOrEqual(5)
        }
      }),
    )
  })

  it('leaves no void beside the scene, at any alignment, in any view [STAGE-1]', () => {
    fc.assert(
      fc.property(
        screens,
        aligns,
        fc.double({ min: -5000, max: 5000, noNaN: true }),
        (screen, align, far) => {
          for (const framing of [harbour, isles]) {
            const aligned: Framing = { ...framing, align }
            const home = homeView(aligned, screen)
            for (const view of [
              home,
              clampView({ x: far, y: -far, scale: home.scale * 1.3 }, aligned, screen),
            ]) {
              const seen = boxToScreen({ x: 0, y: 0, ...framing.size }, view, screen)
              expect(seen.x).toBeLessThan(0.01)
              expect(seen.x + seen.width).toBeGreaterThan(screen.width - 0.01)
              if (seen.height < screen.height) continue
              expect(seen.y).toBeLessThan(0.01)
              expect(seen.y + seen.height).toBeGreaterThan(screen.height - 0.01)
            }
          }
        },
      ),
    )
  })

  it('has the safe rect whole in view across every screen, and in height wherever there is room for it', () => {
    const safe = { x: 100, y: 200, width: 1000, height: 700 }
    fc.assert(
      fc.property(screens, aligns, (screen, align) => {
        // held upright, where the whole of it would leave more than half of the screen to sky and sea, it covers instead
        fc.pre(2 * 1080 * (screen.width / safe.width) >= screen.height)
        const framing: Framing = { ...harbour, safe, align }
        const view = homeView(framing, screen)
        const seen = boxToScreen(safe, view, screen)
        expect(seen.x).toBeGreaterThan(-0.01)
        expect(seen.x + seen.width).toBeLessThan(screen.width + 0.01)
        if (seen.height <= screen.height) {
          expect(seen.y).toBeGreaterThan(-0.01)
          expect(seen.y + seen.height).toBeLessThan(screen.height + 0.01)
        }
      }),
    )
  })

  it('covers a phone held upright, and is dragged there [STAGE-4]', () => {
    const phone = { width: 390, height: 772 }
    const seen = boxToScreen({ x: 0, y: 0, ...harbour.size }, homeView(harbour, phone), phone)
    expect(seen).toMatchObject({ y: 0, height: 772 })
    const { x } = centreLimits(harbour, phone, scaleLimits(harbour, phone).minScale)
    expect(x.max).toBeGreaterThan(x.min)
    // above an open sheet there is less height, and all of it fits
    const aboveSheet = { width: 390, height: 430 }
    const whole = boxToScreen(harbour.safe, homeView(harbour, aboveSheet), aboveSheet)
    expect(whole.width).toBeLessThanOrEqual(390.01)
  })

  it('stands a scene that is lower than the screen at the foot of it, and a map in its middle', () => {
    const screen = { width: 720, height: 900 }
    const boxOn = (framing: Framing) =>
      boxToScreen({ x: 0, y: 0, ...framing.size }, homeView(framing, screen), screen)
    expect(boxOn(harbour).y + boxOn(harbour).height).toBeCloseTo(900)
    expect(boxOn(harbour).y).toBeCloseTo(360)
    const upright = { width: 820, height: 1180 }
    const map = boxToScreen({ x: 0, y: 0, ...isles.size }, homeView(isles, upright), upright)
    expect(map.y).toBeCloseTo(upright.height - map.y - map.height)
  })

  it('lets missionAlign decide what is cut [STAGE-3]', () => {
    const screen = { width: 800, height: 800 }
    const open = { ...harbour, safe: { x: 900, y: 500, width: 100, height: 100 } }
    expect(homeView({ ...open, align: 'left' }, screen).x).toBeLessThan(homeView(open, screen).x)
    expect(homeView({ ...open, align: 'right' }, screen).x).toBeGreaterThan(homeView(open, screen).x)
  })

  it('zooms a moving map only, from all of it to the size of its art [STAGE-4]', () => {
    const screen = { width: 1920, height: 1080 }
    expect(scaleLimits(harbour, screen)).toEqual({ minScale: 1, maxScale: 1 })
    expect(scaleLimits(isles, screen)).toEqual({ minScale: 0.5, maxScale: 1.25 })
  })

  it('goes out until a whole map is in view on tablets and phones, upright and on their side', () => {
    for (const [width, height] of [
      [1180, 820],
      [820, 1180],
      [390, 844],
    ] as const) {
      const screen = { width, height }
      const { minScale } = scaleLimits(isles, screen)
      const view = clampView({ x: 0, y: 0, scale: minScale }, isles, screen)
      const seen = boxToScreen({ x: 0, y: 0, ...isles.size }, view, screen)
      expect(seen.x).toBeCloseTo(0)
      expect(seen.width).toBeCloseTo(width)
      expect(seen.y).toBeGreaterThan(0)
      expect(seen.y + seen.height).toBeLessThan(height)
    }
  })

  it('opens a map whole, save on a phone held upright, where it fills the height and pans', () => {
    const tablet = { width: 820, height: 1180 }
    expect(homeView(isles, tablet).scale).toBe(scaleLimits(isles, tablet).minScale)
    expect(homeView(isles, { width: 390, height: 844 }).scale).toBeCloseTo(844 / 2160)
  })

  it('brings a place towards the middle, and takes nothing out of view that the screen has room for', () => {
    const screen = { width: 1366, height: 768 }
    const home = homeView(isles, screen)
    expect(approachView({ x: 200, y: home.y }, isles, screen)).toEqual(home)
    const phone = { width: 390, height: 844 }
    const place = { x: 1100, y: 1100 }
    expect(toScreen(place, approachView(place, isles, phone), phone).x).toBeCloseTo(390 / 2)
    expect(approachView(place, isles, phone).scale).toBe(homeView(isles, phone).scale)
  })
})
