import { lazyComponent } from '#src/lib/lazy-component.ts'

const widgets = () => import('./map-widgets.ts')

/** Reports the map to the overlay queue; loaded a while after the map. */
export const MapWatch = lazyComponent(async () => (await widgets()).MapWatch)
