import { afterEach, describe, expect, it } from 'vitest'
import { readSwitches } from '#shared/domain/switches.ts'
import { COACHING, RANKINGS, SHOP } from '#src/navigation/paths.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { requested } from '#src/testing/overlays.tsx'
import { CATEGORIES } from './categories.ts'
import type { MapViewType, OfferFacts } from './define-category.ts'

afterEach(overlay.clear)

const { config } = aPlayedAdventure()
const factsWith = ({ shop = false, coaching = false }): OfferFacts => ({
  config: { ...config, shop: { ...config.shop, isShopEnabled: shop } },
  switches: { ...readSwitches([]), coaching_sessions_enabled: coaching },
})
const offered = (facts: OfferFacts): MapViewType[] =>
  CATEGORIES.filter(({ isOffered }) => isOffered(facts)).map(({ viewType }) => viewType)
const opensOf = (viewType: MapViewType) => CATEGORIES.find((one) => one.viewType === viewType)?.opens

describe('the categories of every map', () => {
  it.each([
    ['no switch', {}, ['rankingSmall', 'rankingBig']],
    ['the shop alone', { shop: true }, ['shop', 'rankingSmall', 'rankingBig']],
    ['coaching alone', { coaching: true }, ['coaching', 'rankingSmall', 'rankingBig']],
    ['both', { shop: true, coaching: true }, ['shop', 'coaching', 'rankingSmall', 'rankingBig']],
  ])('with %s on are those that are offered then [MAP-5] [AUTH-9]', (_, on, shown) => {
    expect(offered(factsWith(on))).toEqual(shown)
  })

  it.each([
    ['shop', SHOP],
    ['coaching', COACHING],
    ['rankingBig', RANKINGS],
  ] as const)('open by %s the page %s [MAP-5]', (viewType, path) => {
    expect(opensOf(viewType)).toEqual({ path })
  })

  it('open by rankingSmall the small ranking over the map [MAP-5]', () => {
    const opens = opensOf('rankingSmall')
    if (!opens || 'path' in opens) throw new Error('it leads away from the map')
    opens.show()
    expect(requested()).toEqual([{ kind: 'smallRanking' }])
  })
})
