/** The languages of an Accept-Language header, the most wished first. */
export function wishedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 400)
    .split(',')
    .map((part, index) => {
      const [language = '', ...more] = part.trim().split(';')
      const quality = Number(more.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? 1)
      return { language: language.trim(), quality: Number.isFinite(quality) ? quality : 0, index }
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}(-[\w-]*)?$/i.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ language }) => language)
}
