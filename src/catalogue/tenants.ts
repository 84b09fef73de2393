import * as z from 'zod/mini'
import type { GivenColours } from '#shared/domain/colour-scale.ts'
import { fetchFile } from '#src/lib/http.ts'
import type { Settings } from './settings.ts'

/** Where the developer's server hands out the demo tenants' looks. */
const TENANTS = '/catalogue/tenants.json'

const Tenants = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    colours: z.object({
      mainColorOne: z.string(),
      mainColorTwo: z.string(),
      mainColorThree: z.string(),
      mainColorThreeLighten: z.string(),
    }),
  }),
)
export type Tenants = z.infer<typeof Tenants>

export async function loadTenants(): Promise<Tenants> {
  return fetchFile(TENANTS, Tenants)
}

/** The chosen tenant's colours, or the free ones; null where there is no such tenant. */
export function coloursOf(settings: Settings, tenants: Tenants): GivenColours | null {
  if (settings.colours !== 'free')
    return tenants.find(({ name }) => name === settings.colours)?.colours ?? null
  const { one, two, three } = settings
  return { mainColorOne: one, mainColorTwo: two, mainColorThree: three, mainColorThreeLighten: three }
}
