import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { AdventureConfig } from '#shared/contract/adventures.ts'
import type { Switches } from '#shared/domain/switches.ts'

/** What the specification calls the view types of the category menu (MAP-5). */
export type MapViewType = 'shop' | 'coaching' | 'rankingSmall' | 'rankingBig'

export interface OfferFacts {
  config: AdventureConfig
  switches: Switches
}

/** One way from every map to a part of the game that is no place on it. */
export interface MapCategory {
  viewType: MapViewType
  Icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  text: (t: TFunction) => string
  /** Leads to a page, or shows something over the map. */
  opens: { path: string } | { show: () => void }
  /** Whether it is there for this player, in this adventure. */
  isOffered: (facts: OfferFacts) => boolean
}
