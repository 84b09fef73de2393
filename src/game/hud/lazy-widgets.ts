import { lazyComponent } from '#src/lib/lazy-component.ts'

const widgets = () => import('./map-widgets.ts')

/** What the queue of overlays knows of the map, a while after it. */
export const MapWatch = lazyComponent(async () => (await widgets()).MapWatch)
