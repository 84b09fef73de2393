/** What a served file is called is for people alone: the hash behind it tells it from every other. */
const LONGEST = 60

/** The name of a file as it is served: small letters, digits and hyphens, so that it stays in its folder. */
export function servedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
}
