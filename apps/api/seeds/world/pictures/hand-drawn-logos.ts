/** Marks drawn by hand, on a 48 × 48 grid. */
export const HAND_DRAWN: Record<string, string> = {
  Tidewerk:
    '<path d="M9 15c5 0 5 5 10 5s5-5 10-5 5 5 10 5" fill="none" stroke="#0B5F6B" stroke-width="4.2" stroke-linecap="round"/><path d="M9 24c5 0 5 5 10 5s5-5 10-5 5 5 10 5" fill="none" stroke="#0B5F6B" stroke-width="4.2" stroke-linecap="round"/><path d="M9 33c5 0 5 5 10 5s5-5 10-5 5 5 10 5" fill="none" stroke="#0B5F6B" stroke-width="4.2" stroke-linecap="round"/>',
  Nimbrel:
    '<path d="M10 36V24a14 14 0 0 1 28 0v12h-9V24a5 5 0 0 0-10 0v12z" fill="#191713"/><circle cx="24" cy="34" r="4" fill="#2F4BFF"/>',
  Kettlegrid:
    '<rect x="10" y="10" width="8" height="8" fill="#C2410C" rx="2"/><rect x="10" y="20" width="8" height="8" fill="#C2410C" rx="2"/><rect x="10" y="30" width="8" height="8" fill="#C2410C" rx="2"/><rect x="20" y="10" width="8" height="8" fill="#C2410C" rx="2"/><path d="M26.5 17l-7 8.5h4l-2 7 7.5-9h-4.2z" fill="#191713"/><rect x="20" y="30" width="8" height="8" fill="#C2410C" rx="2"/><rect x="30" y="10" width="8" height="8" fill="#C2410C" rx="2"/><rect x="30" y="20" width="8" height="8" fill="#C2410C" rx="2"/><rect x="30" y="30" width="8" height="8" fill="#C2410C" rx="2"/>',
  "Oakmere Robotics":
    '<circle cx="17" cy="20" r="8" fill="#1B6B45"/><circle cx="31" cy="20" r="8" fill="#1B6B45"/><circle cx="24" cy="14" r="7" fill="#1B6B45"/><rect x="21.5" y="22" width="5" height="18" fill="#1B6B45" rx="2"/><circle cx="24" cy="21" r="7" fill="#1B6B45"/>',
  "Sundvik Pay":
    '<path d="M8 26a16 16 0 0 1 32 0z" fill="#E0492F"/><rect x="8" y="29" width="32" height="3.6" fill="#E0492F" rx="1.8"/><rect x="13" y="35" width="22" height="3.6" fill="#E0492F" rx="1.8"/>',
  Hexwater:
    '<path d="M24 7l14.7 8.5v17L24 41 9.3 32.5v-17z" fill="#1D6FD1"/><path d="M24 15c4 5.4 6 8.4 6 11.4a6 6 0 0 1-12 0c0-3 2-6 6-11.4z" fill="#fff"/>',
  Pollenworks:
    '<circle cx="33.53" cy="18.5" r="5" fill="#B8890B"/><circle cx="24" cy="13" r="5" fill="#B8890B"/><circle cx="14.47" cy="18.5" r="5" fill="#B8890B"/><circle cx="14.47" cy="29.5" r="5" fill="#B8890B"/><circle cx="24" cy="35" r="5" fill="#B8890B"/><circle cx="33.53" cy="29.5" r="5" fill="#B8890B"/><circle cx="24" cy="24" r="4.4" fill="#191713"/>',
  Larkspool:
    '<path d="M8 32L24 12l4.5 5.6L17 32z" fill="#4338CA"/><path d="M22 34L33.500 19.600 42 30l-4 4z" fill="#A5A0EE"/>',
  Brightheddle:
    '<rect x="10" y="10" width="28" height="4" fill="#BE185D" rx="2"/><rect x="10" y="17.5" width="28" height="4" fill="#F3B4D0" rx="2"/><rect x="10" y="25" width="28" height="4" fill="#BE185D" rx="2"/><rect x="10" y="32.5" width="28" height="4" fill="#F3B4D0" rx="2"/><rect x="16" y="8" width="4" height="32" fill="#BE185D" rx="2"/><rect x="28" y="8" width="4" height="32" fill="#BE185D" rx="2"/>',
  Cobblemint:
    '<rect x="9" y="9" width="18" height="12" fill="#15803D" rx="3"/><rect x="30" y="9" width="9" height="12" fill="#15803D" rx="3"/><rect x="9" y="24" width="9" height="15" fill="#15803D" rx="3"/><rect x="21" y="24" width="18" height="15" fill="#15803D" rx="3"/>',
  "Farrow & Lind": '<path d="M10 10h28v8H19v5h15v8H19v9h-9z" fill="#334155"/>',
  Gablehaus:
    '<path d="M8 26L24 10l16 16v12H8z" fill="#9A3412"/><rect x="20" y="26" width="8" height="12" fill="#FED7AA"/>',
  "Mossbank Savings":
    '<path d="M6 36c4-12 9-18 14-18s8 6 10 10c2-3 4-5 6-5 3 0 5 6 6 13z" fill="#3F6212"/><circle cx="34" cy="14" r="5" fill="#A3C46B"/>',
  Novastrand: '<path d="M24 6l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#0F766E"/>',
  "Ostwind Kontor":
    '<path d="M10 12h26a3 3 0 0 1 0 6H10z" fill="#0369A1"/><path d="M10 21h20a3 3 0 0 1 0 6H10z" fill="#7DD3FC"/><path d="M10 30h14a3 3 0 0 1 0 6H10z" fill="#0369A1"/>',
  Quillfold:
    '<path d="M12 38V10h16l8 8v20z" fill="#7A2E8C"/><path d="M28 10v8h8z" fill="#D9B6E3"/><path d="M18 32l10-10 3 3-10 10h-3z" fill="#fff"/>',
  "Tarnfield & Rhys":
    '<circle cx="24" cy="24" r="15" fill="#4D7C0F"/><path d="M24 9a15 15 0 0 1 0 30c8-8-8-22 0-30z" fill="#D9F99D"/>',
};
