import type { Booklet } from '../booklet.ts'

export const pl: Booklet = {
  title: 'Dane osobowe po ludzku',
  contents: 'Spis treści',
  chapters: [
    {
      title: 'Co to jest',
      picture: 'Teczka spięta pasem i kłódką leży w archiwum przy latarni; obok jej klucz.',
      text: [
        'Dane osobowe to wszystkie informacje, które prowadzą do żyjącej osoby: nazwisko, ale też numer rejestracyjny, głos na nagraniu, godzina, o której ktoś otworzył drzwi kartą. Jedna informacja mówi czasem niewiele. Trzy razem często wskazują jedną osobę.',
        'Niektóre informacje mogą zaszkodzić bardziej: zdrowie, wiara, pochodzenie, poglądy, przynależność do związku, odciski palców, życie intymne. Prawo mówi o szczególnych kategoriach danych. Nie zbieraj ich, chyba że prawo na to pozwala, a ty wiesz, który przepis.',
      ],
      list: [],
    },
    {
      title: 'Zanim zaczniesz zbierać',
      picture: 'Nożyczki skracają bardzo długi formularz.',
      text: [
        'Zanim zapiszesz pierwsze nazwisko, zadaj cztery pytania. Jeśli na któreś brakuje odpowiedzi, jeszcze za wcześnie.',
      ],
      list: [
        'Po co? Jeden jasny cel, znany ludziom z góry.',
        'Na jakiej podstawie? Umowa, przepis, zgoda albo prawnie uzasadniony interes, nad którym nie przeważają ich prawa.',
        'Jak mało wystarczy? Rok urodzenia często wystarczy, pełna data rzadko jest potrzebna.',
        'Do kiedy? Zapisz dzień usunięcia i kto to zrobi.',
      ],
    },
    {
      title: 'O co ludzie mogą poprosić',
      picture: 'Księga na ladzie, obrócona tak, że klient może ją przeczytać.',
      text: [
        'Każdy może zapytać, co o nim wiadomo, dostać kopię, poprawić błędy i wnieść sprzeciw. Często może też żądać usunięcia. Prośba nie wymaga formularza ani powodu: wystarczy zdanie w mailu.',
        'Na odpowiedź jest miesiąc, a proszący nic nie płaci. Nie odkładaj więc: przekaż prośbę jeszcze tego samego dnia osobie, która w twojej firmie zajmuje się ochroną danych.',
      ],
      list: [],
    },
    {
      title: 'Kiedy coś poszło nie tak',
      picture: 'Dziennik pokładowy tonie i gubi kartki.',
      text: [
        'Mail do niewłaściwej osoby, laptop zostawiony na promie, lista widoczna dla wszystkich: to wszystko naruszenia. Za zgłoszenie nikt nie dostaje bury. Drogo kosztuje milczenie.',
      ],
      list: [
        'Najpierw ogranicz szkodę, w ciągu minuty: spróbuj wycofać maila, zablokuj konto, zablokuj urządzenie.',
        'Potem od razu powiadom osobę od ochrony danych, niezależnie od wyniku. Organizacja może mieć obowiązek zgłosić naruszenie urzędowi w ciągu 72 godzin od stwierdzenia.',
        'Powiedz, co się stało, czyje to dane, ilu osób i co już zrobiono.',
        'Nie usuwaj niczego, co pokazuje przebieg zdarzeń. Poproś niewłaściwego odbiorcę o usunięcie i potwierdzenie.',
      ],
    },
    {
      title: 'Trzy nawyki',
      picture: 'Szafka, w której każdy klucz wisi na własnym haczyku.',
      text: ['Nie trzeba znać całej ustawy. Trzy nawyki zapobiegają większości kłopotów.'],
      list: [
        'Zanim wyślesz, spójrz na adres jeszcze raz.',
        'Wstajesz od biurka? Zablokuj ekran.',
        'Trzymaj listy w jednym miejscu z datą usunięcia, a nie w dziesięciu kopiach.',
      ],
    },
  ],
  checklist: {
    title: 'Zginęły dane: pierwsza godzina',
    lead: 'Powieś tę kartkę obok telefonu. Odhaczaj od góry do dołu.',
    steps: [
      'Ogranicz szkodę: spróbuj wycofać maila, zablokuj konto, zablokuj urządzenie.',
      'Zadzwoń do osoby od ochrony danych, niezależnie od wyniku. Teraz, nie jutro.',
      'Zapisz godzinę, o której to zauważono.',
      'Zanotuj, czego brakuje: czyje dane, ilu osób, na czym.',
      'Zanotuj, kto mógł je zobaczyć.',
      'Zachowaj wszystkie ślady: nie usuwaj maili, nie resetuj urządzeń.',
      'Poproś niewłaściwych odbiorców o usunięcie i pisemne potwierdzenie.',
      'Nie mów nic prasie ani osobom, których to dotyczy, zanim ustalicie, kto to zrobi.',
    ],
    foot: 'Organizacja może mieć obowiązek zgłosić naruszenie organowi nadzorczemu w ciągu 72 godzin od jego stwierdzenia (art. 33 RODO).',
  },
}
