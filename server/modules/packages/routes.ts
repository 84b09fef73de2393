import { dropPackage, placePackage, readPackages } from '#shared/contract/packages.ts'
import { on, type Route } from '#server/http/route.ts'
import { dropOne } from './drop-package.ts'
import { place } from './place-package.ts'
import { readAll } from './read-packages.ts'

export const packageRoutes: readonly Route[] = [
  on(readPackages, (_, visit) => readAll(visit)),
  on(placePackage, ({ params, body }, visit) => place(params.packageId, body, visit)),
  on(dropPackage, async ({ params }, visit) => {
    await dropOne(params.packageId, visit)
    return undefined
  }),
]
