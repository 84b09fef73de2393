import { queryOptions } from '@tanstack/react-query'
import { dropPackage, placePackage, readPackages, type ImportedPackage } from '#shared/contract/packages.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { ask, call } from '#src/lib/http.ts'

/** What designers have brought, and where it can be put. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => ask(readPackages, {}, { signal }),
})

export type PlacedAs = CallInput<typeof placePackage>['body']

export function sendPlace(packageId: string, body: PlacedAs): Promise<ImportedPackage> {
  return call(placePackage, { params: { packageId }, body })
}

export function sendDrop(packageId: string): Promise<undefined> {
  return call(dropPackage, { params: { packageId } })
}
