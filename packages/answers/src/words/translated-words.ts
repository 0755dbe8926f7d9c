/**
 * Words of contracts, letters, forms, invoices, minutes and reports in English, and by which French words each may be
 * stated; folded, one meaning a line. A word that both languages write alike needs no line of its own.
 */
const pairs = `
landlord landlady lessor: bailleur bailleresse proprietaire
tenant lessee renter: locataire preneur
lease tenancy: bail location
rent: loyer
deposit: caution depot garantie
flat apartment: appartement logement
house: maison
home dwelling: logement domicile habitation
room rooms: chambre piece pieces salle
floor storey: etage
cellar basement: cave
roof: toit toiture
garden: jardin
kitchen: cuisine
bathroom: bain
bedroom bedrooms: chambre chambres
key keys: cle cles clef clefs
heating: chauffage
water: eau
electricity: electricite
furniture furnished: meuble meubles mobilier
repair repairs: reparation reparations reparer
work works: travaux travail
neighbour neighbours neighbor neighbors: voisin voisins
pet pets: animal animaux
dog dogs: chien chiens
cat cats: chat chats
smoke smoking: fumer tabac
sublet sublease subletting: louer
employee: salarie salariee employe
employer: employeur
worker workers: travailleur ouvrier salarie salaries
job position post: poste emploi fonction
salary wage wages pay: salaire remuneration traitement
gross: brut brute
hour hours: heure heures horaire horaires
overtime: supplementaires
leave holiday holidays vacation: conge conges vacances
sick sickness illness: maladie malade
trial probation probationary: essai
internship traineeship placement: stage
intern trainee: stagiaire
school: ecole etablissement
teacher: enseignant professeur maitre
student pupil: eleve etudiant etudiante
child children: enfant enfants
buyer purchaser: acheteur acquereur
seller vendor: vendeur
customer client: client cliente
supplier provider: fournisseur prestataire
lender: preteur
borrower: emprunteur
insurer: assureur
insured policyholder: assure souscripteur
insurance: assurance
claim claims: sinistre reclamation
cover covers covered coverage: couvrir couvre couvert couverts couverture
loan credit: pret credit emprunt
interest: interet interets
rate: taux
bank: banque bancaire
account: compte
balance: solde
transfer: virement
card: carte
cash: especes comptant liquide
invoice bill: facture
receipt: recu quittance
price cost costs fee fees charge: prix tarif tarifs cout couts frais honoraires
amount sum: montant somme
tax taxes: taxe taxes impot impots tva
vat: tva
discount: rabais
refund refunded reimbursement: remboursement rembourse rembourser
pay paid payment payments: payer paye payee payes paiement reglement regler verser verse versement
owe owed: du dus dues echeance exigible
deadline: delai limite echeance
late delay: retard
penalty penalties: penalite penalites
fine: amende
year years annual annually: an ans annee annees annuel annuelle
month months monthly: mois mensuel mensuelle
week weeks weekly: semaine semaines hebdomadaire
day days daily: jour jours journee quotidien
quarter quarterly: trimestre trimestriel trimestrielle
time: heure temps
today: aujourd
begin begins start starts commence: commencer commence debuter debute debut effet
end ends expire expires expiry: fin finit prend expire expiration terme terminer termine
lasts duration term length: duree dure
renew renewal renewed: renouveler renouvellement renouvele reconduction
notice: preavis
terminate termination cancel cancellation: resilier resiliation annuler annulation rompre rupture
withdraw withdrawal: retractation renoncer retrait
sign signed signature: signer signe signee signature
agree agreement: accord convention
contract: contrat
clause section: clause article
party parties: partie parties
law: droit loi
court courts: tribunal tribunaux juridiction
dispute disputes: litige litiges differend
liable liability: responsable responsabilite
damage damages: dommage dommages degat degats degradation
loss: perte
theft stolen: vol vole
fire: incendie feu
flood: inondation
warranty guarantee: garantie
fault defect defects: defaut defauts vice panne
deliver delivery delivered: livrer livraison livre
ship shipping postage: expedition port
order: commande
goods: marchandise marchandises biens
item items: article articles
quantity: quantite
weight: poids
height: hauteur
width: largeur
length: longueur
size: taille
colour color: couleur
speed: vitesse
pressure: pression
power: puissance
area surface: surface superficie
meeting: reunion assemblee seance
chair chairman chairwoman chairs: president presidente preside
secretary: secretaire
treasurer: tresorier tresoriere
member members: membre membres adherent adherents
vote votes voted: vote voix scrutin
elect elected election: elire elu elue elus election
present attended attend: present presents presente presentes
absent apologies: absent absents absente excuse excuses
decide decided decision: decider decide decision
association society club: association societe club
company firm: societe entreprise
manager director: gerant directeur directrice responsable dirigeant
owner: proprietaire
head: chef directeur
mayor: maire
town city: ville commune
street: rue
address: adresse
live lives: habite habiter demeure demeurant domicilie reside
born birth: nee naissance
name named: nom nomme
surname: nom
phone telephone: telephone tel
email mail: courriel mail
write written wrote: ecrire ecrit ecrite redige
letter: lettre courrier
send sent: envoyer envoye envoi adresser transmettre
reply answer: repondre reponse
author: auteur
reader: lecteur
book: livre ouvrage
chapter: chapitre
report: rapport
table: tableau
result results: resultat resultats
method: methode
data: donnees
model: modele
study: etude
research: recherche
sample: echantillon
test tests: essai test examen
doctor physician: medecin docteur
hospital: hopital
treatment: traitement
medicine drug: medicament
blood: sang sanguin
disease: maladie
teeth tooth dental: dent dents dentaire
car vehicle: voiture vehicule
driver: conducteur
drive: conduire
licence license: permis licence
mileage: kilometrage
petrol fuel: essence carburant
flight plane: vol avion
boat ship: bateau navire
guest guests: hote hotes client voyageur
breakfast: petit dejeuner
arrival: arrivee
departure: depart
open opens opening: ouvrir ouvre ouvert ouverte ouverture
close closes closed: fermer ferme fermee fermeture
office: bureau agence
shop store: magasin boutique
building: immeuble batiment
lift elevator: ascenseur
stairs: escalier
door: porte
window windows: fenetre fenetres
noise: bruit
pool: piscine
swim swimming: nager baignade
food: nourriture alimentation
bread: pain
wine: vin
milk: lait
meat: viande
bird birds: oiseau oiseaux
tree trees: arbre arbres
river: riviere fleuve
sea: mer
king: roi
queen: reine
man men: homme hommes
woman women: femme femmes
wife: epouse femme
husband: epoux mari
son: fils
daughter: fille
brother: frere
sister: soeur
friend: ami amie
people person persons: personne personnes gens
adult adults: adulte adultes
old: ancien vieux age
new: nouveau nouvelle neuf
large big great: grand grande gros
small little: petit petite
high: haut haute
low: bas basse faible
first: premier premiere
last: dernier derniere
next: prochain prochaine suivant
minimum least: minimum minimal
maximum most: maximum maximal
average: moyenne
population inhabitants: population habitants
country: pays
language: langue
government: gouvernement
minister: ministre
army: armee
church: eglise
university: universite
founded: fonde fondee creation cree creee
build built: construire construit construite construction bati
buy bought purchase: acheter achete achat acquisition
sell sold sale sales: vendre vendu vendue vente ventes
win won: gagner gagne remporte
lose lost: perdre perdu perdue
die died death: mort morte deces decede decedee mourir
make made: fabriquer fabrique
use used: utiliser utilise usage
need needed require required: besoin necessaire exige requis
allowed allow permitted: autorise autorisee permis permettre
forbidden prohibited: interdit interdite defendu
must: doit doivent
keep kept: garder garde conserver conserve
return returned: rendre rendu restitue restitution retour
receive received: recevoir recu recue
give given: donner donne remis
provide provides: fournir fournit
change changed: changer change modifier modification
increase increased: augmenter augmente augmentation hausse revision revise
decrease decreased fall: diminuer diminution baisse
revenue turnover income: revenu revenus recettes chiffre
profit: benefice
expense expenses expenditure: depense depenses frais charges
debt debts: dette dettes
grant subsidy: subvention
donation donations: don dons
fund funds: fonds
share shares: part parts
shareholder: actionnaire associe
bond: obligation
benefit benefits: avantage avantages prestation
retirement: retraite
dismissal dismissed: licenciement licencie
resignation resign: demission demissionner
training: formation
confidential confidentiality: confidentialite confidentiel
privacy personal: personnelles vie
safety security: securite
risk risks: risque risques
rule rules: regle regles reglement
form: formulaire
attached annex appendix: annexe joint jointe
number: numero nombre
subject: objet sujet
purpose goal goals aim: but buts objectif objet finalite
cause reason: raison cause motif
summary: resume
recommend recommendation recommendations: recommander recommandation recommandations preconise
limit limits limitation limitations: limite limites
obligation obligations duty duties: obligation obligations devoir devoirs charge
right rights: droit droits
glass: verre
bottle bottles: bouteille bouteilles
membership subscription: abonnement adhesion
registration enrolment: inscription immatriculation enregistrement
join joining: adherer adhesion inscription
extra additional further: supplementaire supplementaires
kilometre kilometres kilometer kilometers: kilometrage
seat seats: siege place places
include included includes: inclus incluse inclut compris comprise comprend
exclude excluded exclusion exclusions: exclu exclue exclut
apply applies governed governs applicable: applicable applique regi regit
hire rental: location loue
request ask: demande demander
appeal: recours appel
complaint: plainte reclamation
consent approval: accord consentement autorisation
free: gratuit gratuite libre
expensive: cher chere
available: disponible disponibles
advance: avance
instalment instalments: mensualite mensualites echeance
copy copies: exemplaire exemplaires copie
travel journey trip: voyage deplacement trajet
luggage baggage: bagage bagages
passport: passeport
nationality: nationalite
married marriage: marie mariee mariage
single unmarried: celibataire
household: foyer menage
disabled disability: handicap handicape
exam examination: examen epreuve
grade mark: note
degree diploma: diplome
course lesson: cours lecon
library: bibliotheque
museum: musee
ticket tickets: billet billets
event: evenement manifestation
weather: meteo
rain: pluie
snow: neige
summer: ete
winter: hiver
spring: printemps
autumn: automne
north: nord
south: sud
east: est
west: ouest
energy: energie
consumption: consommation
waste rubbish: dechets ordures
engine motor: moteur
wheel wheels: roue roues
brake brakes: frein freins
oil: huile
clean cleaning: nettoyer nettoyage entretien
maintenance: entretien
install installation: installer pose
battery: batterie pile
screen display: ecran
software: logiciel
network: reseau
user users: utilisateur utilisateurs
file files: fichier fichiers dossier
server: serveur
password: passe
game games: jeu jeux
player players: joueur joueurs
team teams: equipe equipes
music: musique
song songs: chanson chansons
movie: film
painter: peintre
writer: ecrivain auteur
poet: poete
island: ile
lake: lac
mountain mountains: montagne montagnes mont
forest wood: foret bois
bridge: pont
castle: chateau
century: siecle
war battle: guerre bataille
soldier soldiers: soldat soldats
defeat defeated: vaincre vaincu battu
peace treaty: paix traite
empire emperor: empereur
discover discovered discovery: decouvrir decouvert decouverte
invent invented: inventer invente
species: espece especes
speak spoken speaks: parler parle parlee
religion faith: foi culte
trade: commerce
technician: technicien technicienne
caretaker janitor: gardien gardienne concierge
boiler: chaudiere
appointment: rendez
maintain maintained: entretenir entretient
belong belongs own owns: appartenir appartient posseder possede
prescription: ordonnance
nurse: infirmier infirmiere
vaccine vaccination: vaccin
pain: douleur douleurs
allergy allergic: allergie allergique
headmistress headmaster headteacher: directrice directeur
outing excursion: sortie excursion
stay: sejour
canteen: cantine
homework: devoirs
meal meals: repas
lunch: dejeuner
dinner supper: diner souper
night nights: nuit nuits nuitee nuitees
morning: matin
evening: soir
monday: lundi
tuesday: mardi
wednesday: mercredi
thursday: jeudi
friday: vendredi
saturday: samedi
sunday: dimanche
january: janvier
february: fevrier
march: mars
april: avril
may: mai
june: juin
july: juillet
august: aout
september: septembre
october: octobre
november: novembre
december: decembre
bike bicycle: velo bicyclette
parking: stationnement
premises: locaux
plot: parcelle
guarantor: garant
witness: temoin
mortgage: hypotheque
debit: prelevement
quote estimate: devis
reminder: relance rappel
unpaid: impaye impayee impayes
proxy: pouvoir procuration
approved approve: approuve approuvee approuver
rejected reject: rejete rejetee rejeter
crown: couronne
tank: reservoir cuve
`;

const translations: Readonly<Record<'eng' | 'fra', ReadonlyMap<string, ReadonlySet<string>>>> = readPairs();

function readPairs() {
  const toEnglish = new Map<string, Set<string>>();
  const toFrench = new Map<string, Set<string>>();

  for (const line of pairs.trim().split('\n')) {
    const [english = [], french = []] = line.split(': ').map((words) => words.split(' '));

    for (const word of english) {
      toFrench.set(word, new Set([...(toFrench.get(word) ?? []), ...french]));
    }

    for (const word of french) {
      toEnglish.set(word, new Set([...(toEnglish.get(word) ?? []), ...english]));
    }
  }

  return { eng: toEnglish, fra: toFrench };
}

/**
 * Folded words by which a document in English or French may state the word of a question in the other of them; none for
 * other languages.
 *
 * @param from language of the question, ISO 639-3; null when its words tell none
 */
export function translatedWords(word: string, from: string | null, to: string | null): readonly string[] {
  const isOther = from === null || ((from === 'eng' || from === 'fra') && from !== to);

  return isOther && (to === 'eng' || to === 'fra') ? [...(translations[to].get(word) ?? [])] : [];
}
