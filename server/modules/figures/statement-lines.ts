/** Statements as a JSON array, one a line, written page by page. */
export async function* statementLines<Row>(
  pages: AsyncIterable<readonly Row[]>,
  statementsOf: (row: Row) => readonly object[],
): AsyncGenerator<string, void> {
  let isFirst = true
  yield '['
  for await (const rows of pages) {
    const lines = rows.flatMap(statementsOf).map((statement) => JSON.stringify(statement))
    if (lines.length === 0) continue
    yield `${isFirst ? '' : ','}\n${lines.join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}
