import type { Random } from './random';

const SIZE = 40_000;

/** The most common words of English and of technical guides, most frequent first. */
const COMMON = `the to a and of is in for you it that this with on be as can are will if not from or your an use by when at which have has all do
run no file then command only server but one more user each set so any its into system there add also than was new name same
service default after data password before other first config install two key port log they update run make create network where
directory value option access package container need time list does without line version files using because storage restart root
change script test example database between host cluster through over backup address enable error process memory disk check image
start status client while group read write them request must how what some node domain rule cache event reports output state most
just where both see even still once until every under show tell keep wait stop send give take find open close next last order such`;
const STEMS = `abl acc act adm alert allow amb ansi api app arch arg arr art asset assign async attach audit auth avail band base batch bench
bind bit block boot branch bridge broad brows buff build bulk bund cach call cap cert chain chan char chart check chown chunk circ clean clear
client clon clust code collect comm comp conf conn cons cont conv copy cost count crash cred cron crypt curr cust daem dash debug decl deep
def deleg deliv depl desc detach detect dev diff digest dig direct disc dist doc dock doma down drain driv drop dual dump dyn edge elast emit
encod end endpoint env eras escal esc eth event evict exec expir expl export fact fail fall fan fetch field filt fire firm fix flag flat flow
flush forg fork form forw frag frame free front full func fuse gate gath gener git glob grant graph group guard guid hand hard hash head heal
health heap helm hint hook host hot hyp ident idle image immut imp incid incl ind infra ingr init inject inod inst integ inter inv isol iter
jail join jour jump kern key kill kube label lat launch layer lead leak leas level libr limit link lint list load loc lock log loop mach mail
main man map mark mask mast match mean med memb merg mesh meta metr mig min mir miss mod mon mount mov mult mut name nat nest net node norm
notif null num obj observ off onb oper optim orch orig outp over own pack page pair pan par pars part pass patch path peer pend perf perm
persist pick pin ping pip plan plat play plug pod point pol poll pool pop port post pow pref prep pres prim priv prob proc prof prom prop prot
prov prox publ pull purg push quer queue quiet quot rack raid rand rang rat raw react read real rebal rec red ref regex reg rel rem rend rep
repl req res rest retr rev ring roll root rot rout row rul run sand scal scan sched schem scop script seal sec seed seg sel send sens sep seq
serv sess set shad shar shell shift ship side sign silo sim sing size skip slav slic slot smart snap sock soft sort sourc space spawn spec
split spool stack stag stale stand start stat stream stress string strip sub succ sudo sum supp surg swap switch sym sync syst table tag tail
taint tar task temp ten term test text thread throt tick tier time tls token tool top trac traff trans trap tree trig trim trust tun turn typ
unit unlock unm up upgr upst usag user util vac val var vault vect vend ver view virt vis vol vot wait walk warm watch web weight white wind
wir work wrap writ yield zero zone`;
const ENDINGS = ` s ed er ing ion ions ate ated ating able al ally ance ant ary ence ent ents ers ess est ful ic ical ify ile ine ings ish ism ist
ity ive ize ized izer izing less ly ment ments ness or ors ous ship tion ure ability ation ations ctl d fs io kit lib ops base path set time way`;
const BEGINNINGS = ` un re dis over pre non sub auto multi inter co de en ex in micro meta over trans up`;

/** Words by falling frequency: common ones, then stems with prefixes and suffixes, later also compounds. */
export function vocabulary(random: Random): string[] {
  const [stems, endings, beginnings] = [STEMS, ENDINGS, BEGINNINGS].map((list) => list.split(/\s+/));
  const words = new Set(COMMON.split(/\s+/));
  while (words.size < SIZE) {
    const stem = () => random.pick(stems ?? []) + (random.next() < 0.5 ? random.pick(endings ?? []) : '');
    const beginning = random.next() < 0.15 ? random.pick(beginnings ?? []) : '';
    const isCompound = words.size > SIZE / 8 && random.next() < 0.3;
    const word = beginning + stem() + (isCompound ? stem() : '');
    if (word.length > 2) words.add(word);
  }
  return [...words];
}
