/** HTML that tries to run something; nothing harmful may survive sanitising. */
export const HOSTILE_HTML = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script/x>alert(1)</script\t\n bar>",
  "<script>alert(1)",
  "<<script>alert(1);//<</script>",
  "<img src=x onerror=alert(1)>",
  "<img/src=`x`onerror=alert(1)>",
  '<img src="javascript:alert(1)">',
  '<p onclick="alert(1)">x</p>',
  "<p/onmouseover=alert(1)>x</p>",
  '<a href="https://a.example" onfocus="alert(1)" autofocus>x</a>',
  '<strong style="background:url(javascript:alert(1))">x</strong>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg><animate attributeName=href values=javascript:alert(1) /></svg>",
  "<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>",
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<template><img src=x onerror=alert(1)></template>",
  "<style>@import 'https://evil.example/a.css';</style>",
  "<p><style>p{background:url(javascript:alert(1))}</style>x</p>",
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus="alert(1)">',
  '<textarea><img src=x onerror="alert(1)"></textarea>',
  "<video><source onerror=alert(1)></video>",
  "<details open ontoggle=alert(1)>x</details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "<p title='--&gt;<img src=x onerror=alert(1)>'>x</p>",
  "＜script＞alert(1)＜/script＞<script>1</script>",
  "<ſcript>alert(1)</ſcript>",
  "<p\u0000onclick=alert(1)>x</p>",
  "<a href='https://a.example\"onclick=alert(1) x=\"'>x</a>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<plaintext><img src=x onerror=alert(1)>",
  // Elements that a story might plausibly need: players, images and buttons.
  '<video src="x" poster="javascript:alert(1)" onloadstart="alert(1)" autoplay></video>',
  '<audio src="x" oncanplay=alert(1) autoplay>',
  '<iframe src="https://www.youtube-nocookie.com/embed/x" onload="alert(1)"></iframe>',
  '<picture><source srcset="x" onerror=alert(1)><img src="x" onerror=alert(1)></picture>',
  '<img srcset="x 1x" loading=lazy onload=alert(1)>',
  '<button formaction="javascript:alert(1)" type=submit>Apply</button>',
  '<a href="https://a.example" ping="https://evil.example">x</a>',
  '<a href="intent://evil#Intent;scheme=javascript;end">x</a>',
  '<h2 id="__proto__" contenteditable onbeforeinput=alert(1)>x</h2>',
  "<p is=x-evil slot=a part=b popovertarget=c onbeforetoggle=alert(1)>x</p>",
  "<portal src=javascript:alert(1)></portal>",
  "<dialog open onclose=alert(1)><form method=dialog></form></dialog>",
];

/** URLs that would run a script, lead to another site unnoticed, or break out of their attribute. */
export const HOSTILE_ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "/\\evil.example",
  '"><script>alert(1)</script>',
];

// Handlers, styles, sources and schemes.
const HARMFUL = /\son\w+\s*=|style\s*=|src\s*=|javascript:|data:|vbscript:|&#0*58/i;

const TAGS = {
  /** Those of the product's editor. */
  anyone: /^<\/?(?:h2|p|br|em|strong|ul|ol|li|a)\b/i,
  /** Also those of articles, with the frame around their code. */
  editors: /^<\/?(?:h2|p|br|em|strong|ul|ol|li|a|code|pre|blockquote|figure|figcaption|span)\b/i,
};

/**
 * Returns the tags in sanitised HTML that its author may not write, and harmful ones. Quoted text and web
 * addresses are harmless.
 */
export const findHarmfulTags = (html: string, author: keyof typeof TAGS = "anyone"): string[] =>
  (html.replace(/href="https?:\/\/[^"]*"/g, "").match(/<[^>]*>/g) ?? []).filter(
    (tag) => !TAGS[author].test(tag) || HARMFUL.test(tag),
  );

/** Returns whether an address leads to the web, to a mail client or to one of our own paths. */
export const isHarmless = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\s"<>]*$/i.test(address);
