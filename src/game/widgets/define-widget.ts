import type { ComponentType } from 'react'
import type { AdventureConfig } from '#shared/contract/adventures.ts'
import type { SwitchKey } from '#shared/domain/switches.ts'
import { lazyComponent, type LazyComponent } from '#src/lib/lazy-component.ts'

/**
 * Where a widget may stand. `status`: a cell in the bar at the top right. `topLeft`: over a map, below the name. `bottomLeft`: over a map, never on a phone.
 * `bottomCentre`: over a map, on a phone above its bar. `free`: the widget finds its own spot, also over a page.
 * `destination`: above the doors of a destination. Widgets of one place stand in the order of the list.
 */
export type WidgetPlace = 'status' | 'topLeft' | 'bottomLeft' | 'bottomCentre' | 'free' | 'destination'

/** What every widget gets. */
export interface WidgetProps {
  isMobile: boolean
  /** A page or the list covers the map. */
  isPage: boolean
}

export interface WidgetFacts {
  /** Unique, and the name of its folder. */
  id: string
  /** The switch by which a tenant turns it on or off (BOOT-7); null where there is none. */
  switch: SwitchKey | null
  /** Whether an adventure shows it, by its own settings; left out where it has no say. */
  isIn?: (config: AdventureConfig) => boolean
  place: WidgetPlace
  /** Its code, which comes after the map. */
  load: () => Promise<ComponentType<WidgetProps>>
}

export interface Widget extends Omit<WidgetFacts, 'load'> {
  View: LazyComponent<WidgetProps>
}

/** A part of the game's screen that stands there while it is switched on; `widgets.ts` lists them. */
export function defineWidget({ load, ...facts }: WidgetFacts): Widget {
  return { ...facts, View: lazyComponent(load) }
}
