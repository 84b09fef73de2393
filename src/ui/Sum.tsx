import { groupThousands } from '#shared/domain/numbers.ts'

/** A number as people read it: thousands apart, never broken over two lines. */
export function Sum({ value }: { value: number }) {
  return <>{groupThousands(value)}</>
}
